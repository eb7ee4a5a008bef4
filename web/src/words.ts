/** The words of the client, in the reader's language; formatted by Fluent from the same kind of files as everywhere. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings";
import { Store, useStore } from "./store";

export type Args = Record<string, FluentVariable>;
export type Say = (message: string, args?: Args) => string;

const shell = import.meta.glob<string>("../../src/kaizhuo/text/*/web.ftl", { query: "?raw", import: "default" });
const boards = import.meta.glob<string>("../../src/kaizhuo/games/*/view/{text,web}/*.ftl", {
  query: "?raw",
  import: "default",
});

/** `say("card-tea")` is a message, `say("card-tea.text")` an attribute of it. */
function sayer(bundle: FluentBundle, prefix: string): Say {
  return (message, args) => {
    const [name, attribute] = message.split(".");
    const found = bundle.getMessage(prefix + name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern ? bundle.formatPattern(pattern, args) : message;
  };
}

async function read(language: Language, paths: string[], files: typeof shell, prefix: string): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(paths.map((path) => files[path]?.()))) {
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return sayer(bundle, prefix);
}

const current = new Store<Say>((message) => message);

export async function loadWords(language: Language): Promise<void> {
  current.set(await read(language, [`../../src/kaizhuo/text/${language}/web.ftl`], shell, "web-"));
}

/** A game named steam-up lies in the folder steam_up. */
export function folderOf(game: string): string {
  return game.replaceAll("-", "_");
}

/** The words of one board, and the texts of its game. */
export function loadBoardWords(game: string, language: Language): Promise<Say> {
  const folder = `../../src/kaizhuo/games/${folderOf(game)}/view`;
  return read(language, [`${folder}/text/${language}.ftl`, `${folder}/web/${language}.ftl`], boards, "");
}

/** Names in a row: "Ann, Bo and Cy"; or a choice between them. */
export function listed(names: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(settings.value.language, { type }).format(names);
}

export function useWords(): Say {
  return useStore(current);
}

settings.follow((now) => void loadWords(now.language));
