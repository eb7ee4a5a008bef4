"""A comparison and a sweep as pages."""

from __future__ import annotations

from html import escape

from kaizhuo.research.comparing import Change, Comparison
from kaizhuo.research.drawing import Row, curve, intervals, table, whole_page
from kaizhuo.research.figures import chosen, is_share
from kaizhuo.research.naming import Names
from kaizhuo.research.sweeping import Sweep


def compare_page(names: Names, found: Comparison, command: str) -> str:
    title = names.say("compare-title", name=names.say("name"))
    facts = names.say("compare-facts", games=found.games, seats=found.seats, seed=str(found.seed))
    boxes = [names.say("report-box-own", file=box.components) if box.components else names.say("report-box-ours")
             for box in found.boxes]  # fmt: skip
    told = [change for change in found.changes if change.told]
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="facts">A: {escape(boxes[0])} {found.boxes[0].box[:12]} · B: {escape(boxes[1])} '
        f"{found.boxes[1].box[:12]}<br>{escape(facts)} · {escape(', '.join(dict.fromkeys(found.bots)))}</p>",
        f"<h2>{escape(names.say('compare-different' if found.different else 'compare-equal'))}</h2>",
        *([changes_plot(names, told)] if told else []),
        *edits(names, found),
        f"<h3>{escape(names.say('compare-all'))}</h3>",
        changes_table(names, found.changes),
        f"<p>{escape(names.say('compare-method', judged=found.judged, few=found.few))}</p>",
        *([f"<p>{escape(names.say('compare-planted', games=found.planted))}</p>"] if found.planted else []),
        f"<p><code>{escape(command)}</code></p>",
    ]
    return whole_page(names.language, title, body)


def edits(names: Names, found: Comparison) -> list[str]:
    if not found.edits:
        return [f"<p>{escape(names.say('compare-same-box'))}</p>"]
    rows = [((path, first, second), False) for path, first, second in found.edits]
    head = (names.say("compare-place"), "A", "B")
    return [f"<h3>{escape(names.say('compare-edits'))}</h3>", table(head, rows)]


def changes_plot(names: Names, told: list[Change]) -> str:
    """Shares and numbers on scales of their own."""
    plots = []
    for share in (True, False):
        rows = [
            Row(names.figure(change.name), change.less, names.interval(change.name, change.less), strong=True)
            for change in told
            if is_share(change.name) == share
        ]
        if rows:
            plot = intervals(rows, line=0.0, percent=share)
            plots.append(f'<div class="card">{plot}</div>')
    return "".join(plots)


def changes_table(names: Names, changes: list[Change]) -> str:
    head = [names.say("report-figure"), "A", "B", names.say("compare-less"), names.say("compare-chance"),
            names.say("compare-finds"), names.say("report-verdict")]  # fmt: skip
    rows = []
    for change in changes:
        row = [
            names.figure(change.name),
            names.amount(change.name, change.first),
            names.amount(change.name, change.second),
            names.interval(change.name, change.less),
            f"{100 * change.adjusted:.1f}%",
            names.amount(change.name, change.finds),
            names.say("compare-told") if change.told else "",
        ]
        rows.append((row, change.told))
    return table(head, rows)


def holding(names: Names, found: Sweep) -> list[str]:
    """For which values the goal holds, and how many games would make sure of that."""
    good = [variant for variant in found.variants if variant.standing in ("sure", "holds")]
    unsure = [variant.needed for variant in good if variant.standing == "holds"]
    if not good:
        few = any(variant.standing == "few" for variant in found.variants)
        return [names.say("sweep-few" if few else "sweep-none")]
    said = [names.say("sweep-answer", values="; ".join(variant.label for variant in good))]
    return said + ([names.say("sweep-power", games=min(unsure))] if unsure else [])


def sweep_page(names: Names, found: Sweep, command: str) -> str:
    title = names.say("sweep-title", name=names.say("name"))
    places = ", ".join(setting.path for setting in found.settings)
    bots = ", ".join(dict.fromkeys(found.bots))
    facts = names.say("sweep-facts", seats=found.seats, seed=str(found.seed))
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="facts">{escape(places)} · {escape(facts)} · {escape(bots)} · {found.box[:12]}</p>',
    ]
    if found.goals:
        answer, *power = map(escape, holding(names, found))
        body += [f"<h2>{answer}</h2>", *(f"<p>{words}</p>" for words in power), standings(names, found)]
    for name in dict.fromkeys(name for variant in found.variants for name in variant.figures):
        body.append(f"<h3>{escape(names.figure(name))}</h3>")
        body.append(f'<div class="card">{figure_curve(names, found, name)}</div>')
    body += [f"<p>{escape(names.say('sweep-method'))}</p>", f"<p><code>{escape(command)}</code></p>"]
    return whole_page(names.language, title, body)


def standings(names: Names, found: Sweep) -> str:
    rows = []
    for variant in found.variants:
        missed = names.say("report-comma").join(names.figure(name) for name in variant.missed)
        row = (variant.label, str(variant.games), names.say(f"sweep-{variant.standing}"), missed)
        rows.append((row, variant.standing in ("sure", "holds")))
    columns = ("sweep-values", "sweep-games", "report-verdict", "sweep-missed")
    return table([names.say(column) for column in columns], rows)


def figure_curve(names: Names, found: Sweep, name: str) -> str:
    points = [
        Row(variant.label, variant.figures[name].value, "", variant.box == found.box)
        for variant in found.variants
        if name in variant.figures
    ]
    within = next(((goal.low, goal.high) for goal in found.goals if chosen([name], [goal.pattern])), None)
    return curve(names.figure(name), points, within=within, percent=is_share(name))
