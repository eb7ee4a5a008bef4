// What is wrong with a table as it stands on the screen.  Runs in the page: `tableFaults()` names for each fault what it
// is about ("lit card:3", "mine", "question") and what is the matter.

const SMALLEST = 12; // px of text
const LEAST = 3; // px of a sign
const SLACK = 1.5; // px: rounding is no fault
const GRID = [0.04, 0.27, 0.5, 0.73, 0.96];
const REACHED = 3; // of the 25 points of the grid: so many a finger must find, whatever of its kind lies over the rest

const all = (found, root = document) => [...root.querySelectorAll(found)];
const boardOf = () => document.querySelector(".board");

function named(element) {
  const { at, zone, say } = element.dataset;
  return at ?? say ?? zone ?? (element.classList.length ? `.${[...element.classList].join(".")}` : element.localName);
}

function shown(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

const across = (box, edge) => box.left < edge.left - SLACK || box.right > edge.right + SLACK;
const along = (box, edge) => box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;

/** What cuts it off: the screen, or something around it that does not let its content out. */
function cut(element) {
  const box = element.getBoundingClientRect();
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (across(box, screen) || along(box, screen)) return "outside the screen";
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY, display } = getComputedStyle(around);
    const edge = around.getBoundingClientRect();
    if (display === "contents") continue;
    if ((overflowX !== "visible" && across(box, edge)) || (overflowY !== "visible" && along(box, edge)))
      return `cut by ${named(around)}`;
  }
  return null;
}

/** What a pointer finds on it, at the points of a grid. */
function hits(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return GRID.flatMap((x) => GRID.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
}

/** What lies over it that is no part of its zone: a note, the question, a button of the page, another zone. */
function covered(element) {
  const zone = element.closest("[data-zone]") ?? boardOf();
  const over = hits(element).find((hit) => hit && !hit.contains(element) && !zone.contains(hit));
  return over ? `covered by ${named(over)}` : null;
}

const reached = (element) =>
  hits(element).filter((hit) => hit && (element.contains(hit) || hit.closest("[data-lit]") === element)).length >=
  REACHED;

/** The texts in it that are seen; not the letters of a drawing. */
function textsOf(element) {
  const found = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = found.nextNode(); node; node = found.nextNode())
    if (node.data.trim() && !node.parentElement.closest(".visually-hidden, svg") && shown(node.parentElement))
      texts.push(node);
  return texts;
}

/** Whether something of its own zone lies over most of its words. */
function unread(element) {
  const under = textsOf(element).map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, width, height } = range.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && !element.contains(hit) && !hit.contains(element);
  });
  return under.filter(Boolean).length > under.length / 2;
}

function wrong(element) {
  if (!shown(element)) return "not shown";
  const matter = cut(element) ?? covered(element);
  return matter ?? (reached(element) ? (unread(element) ? "its words are covered" : null) : "out of reach of a finger");
}

function* pageFaults() {
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) yield `page: ${page.scrollWidth} px wide`;
  for (const one of [page, document.querySelector(".centre")])
    if (one.scrollHeight > one.clientHeight + SLACK)
      yield `page: the table scrolls, ${one.scrollHeight} px in ${one.clientHeight}`;
}

/** What can be chosen.  A thing may be drawn twice: then one of the two is enough. */
function* litFaults() {
  const things = Map.groupBy(all("[data-lit]", boardOf()), (element) => element.dataset.at);
  for (const [mark, elements] of things) {
    const matters = elements.map(wrong);
    if (matters.every(Boolean)) yield `lit ${mark}: ${matters[0]}`;
  }
}

/** Whether there is something to see in it itself: words, a drawing, a piece. */
function drawn(element) {
  if (element.ownerSVGElement || element.closest(".visually-hidden, .flight")) return false;
  const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return (words || element.matches("svg, img, [data-at], [data-piece]")) && shown(element);
}

function* zoneFaults() {
  const zones = all("[data-zone]", boardOf());
  if (!zones.some((zone) => zone.dataset.zone === "mine")) yield "mine: there is no such zone";
  for (const zone of zones) {
    const parts = all("*", zone).filter((part) => drawn(part) && part.closest("[data-zone]") === zone);
    const told = new Set();
    for (const part of [zone, ...parts]) {
      const hidden = part.matches("[data-explain]") && unread(part); // what says something about itself
      const matter = cut(part) ?? covered(part) ?? (hidden ? "its words are covered" : null);
      if (matter && !told.has(matter)) yield `${zone.dataset.zone}: ${part === zone ? "" : `${named(part)} `}${matter}`;
      told.add(matter);
    }
  }
}

/** The first word that does not stand on one line; Chinese has none. */
function broken(element) {
  for (const text of textsOf(element))
    for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}\d’']+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return word;
    }
  return null;
}

function* questionFaults() {
  const prompt = document.querySelector(".prompt");
  const spills = (words) => words.scrollHeight > words.clientHeight + SLACK;
  const matter = cut(prompt);
  if (matter) yield `question: ${matter}`;
  if (spills(prompt.querySelector(".question"))) yield "question: its words are cut";
  const more = prompt.querySelector(".more"); // opens a list where every word is whole
  const answers = all(".answers button[data-say]:not([hidden])", prompt);
  for (const answer of all(".answers button:not([hidden])", prompt)) {
    const words = answer.querySelector("span");
    const whole = !words || !shown(words) || !spills(words) || (more && answers.length === 1);
    const word = broken(answer);
    const fault = cut(answer) ?? (whole ? null : "its words are cut") ?? (word ? `"${word}" is broken` : null);
    if (fault) yield `answer ${named(answer)}: ${fault}`;
  }
}

function sizeOf(element) {
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  const drawing = element.getScreenCTM?.();
  return drawing ? size * Math.hypot(drawing.a, drawing.b) : size;
}

/** What cuts off a line of words at its side; not what says so itself, with three dots. */
function cutShort(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  for (let around = text.parentElement; around; around = around.parentElement) {
    const { overflowX, textOverflow, display } = getComputedStyle(around);
    if (display === "contents" || overflowX === "visible") continue;
    if (textOverflow === "ellipsis") return null;
    if (across(box, around.getBoundingClientRect())) return `cut by ${named(around)}`;
  }
  return null;
}

/** Signs that have less room than anybody could see. */
function* signFaults() {
  for (const drawing of all("svg", boardOf())) {
    const { width, height } = drawing.getBoundingClientRect();
    const seen = drawing.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (seen && !drawing.closest(".visually-hidden") && Math.min(width, height) < LEAST)
      yield `sign: in ${named(drawing.parentElement)} is ${width.toFixed(1)} px wide`;
  }
}

function* textFaults() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(".visually-hidden, script, style, .flight") || !shown(element)) continue;
    const size = sizeOf(element);
    if (size > 0 && size < SMALLEST - 0.05)
      yield `text: "${node.data.trim().slice(0, 20)}" in ${named(element)} has ${size.toFixed(1)} px`;
    const matter = cutShort(node);
    if (matter) yield `text: "${node.data.trim().slice(0, 20)}" in ${named(element)} is ${matter}`;
  }
}

/** Of a board at which nothing is asked. */
globalThis.boardFaults = () => [...new Set([...pageFaults(), ...zoneFaults(), ...signFaults(), ...textFaults()])];
globalThis.tableFaults = () => [...new Set([...boardFaults(), ...litFaults(), ...questionFaults()])];
