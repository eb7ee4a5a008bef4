/** A lesson as the line to a table: it brings the same messages, and says what else the page shows of it. */
import type { Refusal } from "../api";
import type { Wire, Wish } from "../line";
import { motionScale } from "../settings";
import { Store } from "../store";
import type { Lang, LessonBeat, LessonInfo, LessonScene, Option, Outgoing, Why } from "../types";
import type { Course } from "./course";

export interface Lecture {
  info: LessonInfo | null;
  /** The idea that is taught now, from 1. */
  idea: number;
  /** Marks of the board that it is about. */
  light: string[];
  said: string[];
  /** What to do now, for who wants to be shown; "" when nothing is asked. */
  show: string;
  over: boolean;
  text: string;
  /** Sentences before this one. */
  heard: string[];
  /** Why the answer to a puzzle is right. */
  why: Why | null;
  /** Why it cannot be shown. */
  wrong: string | null;
}

const READ = 2500; // ms at least for a sentence
const LETTER = 45; // ms more for each letter of it

export class LessonLine implements Wire {
  readonly lecture = new Store<Lecture>({
    info: null,
    idea: 1,
    light: [],
    said: [],
    show: "",
    over: false,
    text: "",
    heard: [],
    why: null,
    wrong: null,
  });
  busy = false;
  private options: Option[] = [];
  private tries = 0;
  private turn = 0; // a newer delivery ends an older one
  private hurry: () => void = () => undefined;

  constructor(
    private readonly course: Course,
    private lang: Lang,
    private readonly hear: (message: Outgoing) => void,
  ) {
    void this.ask(course.begun(), "");
  }

  wish(wish: Wish): string {
    if (wish.type === "act") void this.ask(this.lecture.value.said, wish.say);
    if (wish.type === "hint") {
      this.course.missed();
      queueMicrotask(() => this.showMe());
    }
    return "";
  }

  /** Back to the question before this one. */
  back(): void {
    void this.ask(this.lecture.value.said.slice(0, -1), "");
  }

  again(): void {
    void this.ask([], "");
  }

  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    void this.ask(this.lecture.value.said, "");
  }

  skip(): void {
    this.hurry();
  }

  close(): void {
    this.turn++;
    this.hurry();
  }

  private async ask(said: string[], say: string): Promise<void> {
    this.busy = true;
    try {
      const scene = await this.course.ask({ said, say }, this.lang);
      this.busy = false;
      if (say && !scene.beats.length) this.hold(scene);
      else await this.deliver(scene, say !== "" || !said.length);
    } catch (wrong) {
      this.busy = false;
      // One that was begun and has changed since begins anew.
      const begun = this.lecture.value.info !== null;
      if (begun) this.refuse("", (wrong as Refusal).message);
      else if (said.length) await this.ask([], "");
      else this.lecture.update({ wrong: (wrong as Refusal).message });
    }
  }

  private hold(scene: LessonScene): void {
    this.refuse(scene.rule, scene.held || scene.refused);
    if (!scene.refused) this.course.missed();
    if (++this.tries >= this.course.patience) this.showMe();
  }

  private refuse(rule: string, text: string): void {
    this.hear({ type: "refused", id: "", code: "lesson", rule, text });
  }

  /** The move is picked on the board, and said in words. */
  private showMe(): void {
    const { show } = this.lecture.value;
    const label = this.options.find((option) => option.say === show)?.label ?? "";
    if (show) this.hear({ type: "hinted", id: "", say: show, label, kind: "", kinds: [], because: [], why: null });
  }

  /** `whole`: with what happens before the question; otherwise only how it stands. */
  private async deliver(scene: LessonScene, whole: boolean): Promise<void> {
    const turn = ++this.turn;
    this.tries = 0;
    const over = scene.show === "";
    this.course.keep(scene.said, over);
    this.hear(scene.table);
    const beats = whole ? scene.beats : scene.beats.slice(-1);
    this.hear({ type: "done", id: "", ply: beats[0]!.nows[0]?.ply ?? 0 });
    for (const [i, beat] of beats.entries()) {
      const last = i === beats.length - 1;
      const { text, heard } = this.lecture.value;
      this.lecture.update({
        heard: !whole ? [] : text && text !== beat.text ? [...heard, text] : heard,
        info: scene.info,
        idea: beat.idea,
        light: beat.light,
        said: scene.said,
        show: last ? scene.show : "",
        over: over && last,
        text: beat.text,
        why: scene.why,
      });
      for (const now of beat.nows) this.hear(now);
      this.options = beat.nows.at(-1)?.options ?? [];
      if (!last && beat.text) await this.read(beat);
      if (turn !== this.turn) return;
    }
  }

  /** Time to read a sentence, and to see what is done meanwhile; a tap goes on. */
  private read(beat: LessonBeat): Promise<void> {
    const moves = beat.nows.length * 900 * motionScale();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, READ + LETTER * beat.text.length + moves);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
