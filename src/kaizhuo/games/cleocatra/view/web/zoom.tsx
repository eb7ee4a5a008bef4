/** The pyramid fits by default; it can be made larger and then moved about by dragging, touch or keys. */
import type { Say } from "@kaizhuo/shell";
import { useEffect, useState } from "preact/hooks";

const STEP = 1.25;
const [LEAST, MOST] = [0.6, 3];
const DRAG = 6; // pixels: less is a click

export interface Zoom {
  scale: number;
  by: (factor: number) => void;
  fit: () => void;
}

const clamp = (scale: number) => Math.min(MOST, Math.max(LEAST, scale));

export function useZoom(stage: { current: HTMLElement | null }): Zoom {
  const [scale, set] = useState(1);
  useEffect(() => {
    const element = stage.current!;
    let spread = 0;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set((now) => clamp(now * Math.exp(-event.deltaY / 300)));
    };
    const pinch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b) {
        spread = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (spread) set((scale) => clamp((scale * now) / spread));
      spread = now;
    };
    const lift = () => {
      spread = 0;
    };
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let dragged = false;
    const down = (event: PointerEvent) => {
      dragged = false;
      if (event.pointerType === "mouse" && event.button === 0)
        from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      if (Math.abs(event.clientX - from.x) + Math.abs(event.clientY - from.y) > DRAG) dragged = true;
      if (dragged) element.scrollTo(from.left - event.clientX + from.x, from.top - event.clientY + from.y);
    };
    const up = () => {
      from = null;
    };
    const click = (event: MouseEvent) => {
      if (dragged) event.stopPropagation();
    };
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("touchmove", pinch, { passive: false });
    element.addEventListener("touchend", lift);
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    return () => {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("touchmove", pinch);
      element.removeEventListener("touchend", lift);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("click", click);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
    };
  }, [stage]);
  return { scale, by: (factor) => set((now) => clamp(now * factor)), fit: () => set(1) };
}

const SIGNS = { in: "M10 4v12M4 10h12", out: "M4 10h12", fit: "M3 8V3h5M17 8V3h-5M3 12v5h5M17 12v5h-5" };

export function ZoomButtons({ zoom, say }: { zoom: Zoom; say: Say }) {
  const button = (which: keyof typeof SIGNS, act: () => void, disabled: boolean) => (
    <button
      type="button"
      class={`zoom-${which}`}
      aria-label={say(`zoom-${which}`)}
      title={say(`zoom-${which}`)}
      disabled={disabled}
      onClick={act}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={SIGNS[which]}
          fill="none"
          stroke="currentColor"
          stroke-width="2.2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    </button>
  );
  return (
    <div class={zoom.scale === 1 ? "zoom fits" : "zoom"} role="group" aria-label={say("zoom")}>
      {button("in", () => zoom.by(STEP), zoom.scale >= MOST)}
      {button("out", () => zoom.by(1 / STEP), zoom.scale <= LEAST)}
      {button("fit", zoom.fit, zoom.scale === 1)}
    </div>
  );
}
