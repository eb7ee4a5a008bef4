"""Each sound as a browser renders it: none is silent or clipped, all are about as loud, each is of its kind."""

from __future__ import annotations

import os
import re
import subprocess
from base64 import b64decode
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Browser

SOURCE = Path(__file__).parents[2] / "web" / "src" / "sound.ts"
RATE = 44_100
AUDIBLE = 0.001
PEAK = 0.45  # of 1, where a sound is clipped; up to three are heard together
LOUDNESS = (-35, -24)  # dB, weighted as an ear does
EAR = 0.125  # seconds over which it adds up
PLAIN = "process.stdout.write(require('module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
RENDER = f"""async (source) => {{
    let [context, seed] = [null, 1];
    Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;  // noise, the same every time
    window.AudioContext = class extends OfflineAudioContext {{
        constructor() {{ super(1, {2 * RATE}, {RATE}); context = this; }}
        async resume() {{}}
    }};
    const load = (name) => import(`data:text/javascript,${{encodeURIComponent(source)}}//${{name}}`);
    const names = Object.keys((await load('')).RECIPES);
    const rendered = await Promise.all(names.map(async (name) => {{
        const {{ play }} = await load(name);
        dispatchEvent(new Event('pointerdown'));
        play(name);
        const samples = (await context.startRendering()).getChannelData(0);
        return new Uint8Array(samples.buffer).toBase64();
    }}));
    return Object.fromEntries(names.map((name, i) => [name, rendered[i]]));
}}"""

Samples = NDArray[np.float64]


@cache
def source() -> str:
    """The client's own, as plain JavaScript that needs no other module."""
    node = os.environ["PLAYWRIGHT_NODEJS_PATH"]
    text = SOURCE.read_text("utf-8")
    said = subprocess.run(
        [node, "--no-warnings", "-e", PLAIN], input=text, stdout=subprocess.PIPE, text=True, check=True
    )
    return re.sub(r"import \{ settings \}.*", "const settings = { value: { sounds: 'on' } };", said.stdout)


@pytest.fixture(scope="module")
def heard(browser: Browser) -> dict[str, Samples]:
    page = browser.new_page()
    page.goto("data:text/html,")
    rendered = page.evaluate(RENDER, source())
    page.close()
    return {name: np.frombuffer(b64decode(samples), np.float32).astype(float) for name, samples in rendered.items()}


def spectrum(sound: Samples) -> tuple[NDArray[np.complex128], NDArray[np.floating]]:
    return np.fft.rfft(sound), np.fft.rfftfreq(len(sound), 1 / RATE)


def loudness(sound: Samples) -> float:
    """The loudest moment in dB, with the A weighting of IEC 61672."""
    waves, hertz = spectrum(sound)
    square = hertz**2
    weight = 1.26 * 12194**2 * square**2 / (square + 20.6**2) / (square + 12194**2)
    weight /= np.sqrt((square + 107.7**2) * (square + 737.9**2))
    over = np.ones(int(EAR * RATE))
    return float(10 * np.log10(np.convolve(np.fft.irfft(waves * weight) ** 2, over / len(over)).max()))


def centre(sound: Samples) -> float:
    """Where most of it is, in hertz."""
    waves, hertz = spectrum(sound)
    power = np.abs(waves) ** 2
    return float((power * hertz).sum() / power.sum())


def noise(sound: Samples) -> float:
    """0 for tones, 1 for white noise."""
    waves, hertz = spectrum(sound)
    power = np.abs(waves[(hertz > 50) & (hertz < 12_000)]) ** 2 + 1e-12
    return float(np.exp(np.log(power).mean()) / power.mean())


def fading(sound: Samples) -> bool:
    """Whether its last third is less than a fifth as strong as its first."""
    loud = np.nonzero(np.abs(sound) > AUDIBLE)[0]
    first, _, last = np.array_split(sound[loud[0] : loud[-1]], 3)
    return bool(np.sqrt((last**2).mean()) < 0.2 * np.sqrt((first**2).mean()))


def test_no_sound_is_silent_or_clipped_and_all_are_about_as_loud(heard: dict[str, Samples]) -> None:
    assert len(heard) > 10
    for name, sound in heard.items():
        audible = np.nonzero(np.abs(sound) > AUDIBLE)[0]
        assert 0.04 < (audible[-1] - audible[0]) / RATE < 1.2, name
        assert 0.05 < np.abs(sound).max() < PEAK, name
        assert LOUDNESS[0] < loudness(sound) < LOUDNESS[1], f"{name}: {loudness(sound):.1f} dB"


def test_each_sound_is_of_its_kind(heard: dict[str, Samples]) -> None:
    kinds = {name: (round(centre(sound)), round(noise(sound), 3)) for name, sound in heard.items()}
    for name in ("card", "shuffle", "pour", "steam"):
        assert kinds[name][1] > 0.05, f"{name} is noise: {kinds[name]}"
    for name in ("clink", "coin", "bell", "chime", "fanfare"):
        assert kinds[name][1] < 0.001, f"{name} rings: {kinds[name]}"
        assert fading(heard[name]) or name == "fanfare", f"{name} fades"
    assert kinds["clink"][0] > 3000, "glass is high"
    assert kinds["steam"][0] > 4000, "steam hisses"
    assert kinds["stone"][0] < kinds["wood"][0] < kinds["tile"][0] < kinds["card"][0]
