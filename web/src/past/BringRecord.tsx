/** A record from a file becomes a table to look at; what does not fit is refused with its line. */

import { useRef, useState } from "preact/hooks";
import { bringRecord } from "../api";
import { Icon } from "../parts/Icon";
import { Wrong } from "../parts/Message";
import { go } from "../router";
import { settings } from "../settings";
import { useWords } from "../words";

export function BringRecord() {
  const say = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, tell] = useState("");
  const bring = (file: File | undefined) => {
    if (!file) return;
    tell("");
    bringRecord(file, settings.value.language).then(
      (made) => go(`/t/${made.table}?replay=0`),
      (error: Error) => tell(error.message || say("no-answer-text")),
    );
    field.current!.value = "";
  };
  return (
    <section class="bring">
      <h2>{say("bring-title")}</h2>
      <p>{say("bring-text")}</p>
      <label class="button">
        <Icon name="replay" /> {say("bring")}
        <input
          ref={field}
          class="visually-hidden"
          type="file"
          accept=".json,application/json"
          onChange={(event) => bring(event.currentTarget.files?.[0])}
        />
      </label>
      <Wrong text={wrong} />
    </section>
  );
}
