/** One link to pass on: copied, shared by what the device has for it, or taken from the screen by a camera. */
import { useState } from "preact/hooks";
import { useAnswer } from "../answer";
import { Icon } from "../parts/Icon";
import type { Table } from "../types";
import { useWords } from "../words";

export function Invitation({ table }: { table: Table }) {
  const say = useWords();
  const address = new URL(table.link, location.href).href;
  return (
    <>
      <h2>{say("invite")}</h2>
      <p class="status">{say("invite-private")}</p>
      <Copy address={address} />
      {"share" in navigator && (
        <button
          type="button"
          onClick={() => void navigator.share({ title: table.game_name, url: address }).catch(() => undefined)}
        >
          <Icon name="share" /> {say("share")}
        </button>
      )}
      <Camera address={address} />
    </>
  );
}

/** For those who sit beside the reader. */
function Camera({ address }: { address: string }) {
  const say = useWords();
  const { answer } = useAnswer(() => import("../parts/Qr"), []);
  if (!answer) return null;
  return (
    <div class="qr">
      <answer.default text={address} label={say("qr-label")} />
      <span>{say("qr")}</span>
    </div>
  );
}

function Copy({ address }: { address: string }) {
  const say = useWords();
  const [copied, set] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      document.querySelector<HTMLInputElement>("#link")?.select();
      document.execCommand("copy");
    }
    set(true);
    setTimeout(() => set(false), 2500);
  };
  return (
    <div class="copy">
      <input
        id="link"
        readOnly
        value={address}
        aria-label={say("link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => void copy()}>
        <Icon name={copied ? "check" : "link"} /> {say(copied ? "copied" : "copy")}
      </button>
      <span class="visually-hidden" role="status">
        {copied ? say("copied") : ""}
      </span>
    </div>
  );
}
