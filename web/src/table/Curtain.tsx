/** Between the turns of people who share a device: nobody's cards, only whose turn it is. */
import { useEffect, useRef } from "preact/hooks";
import { Header } from "../parts/Header";
import { Icon } from "../parts/Icon";
import { Sign } from "../parts/Sign";
import { useTurn } from "../turn";
import type { Table } from "../types";
import { useWords } from "../words";
import type { Session } from "./session";

interface CurtainProps {
  session: Session;
  table: Table;
  seat: number;
  lost: boolean;
}

export function Curtain({ session, table, seat, lost }: CurtainProps) {
  const say = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const { name } = table.seats[seat]!;
  useEffect(() => button.current?.focus(), [seat]);
  useTurn(1, table.game_name, say("turn-of", { name }));
  return (
    <>
      <Header title={table.game_name} />
      <main class="curtain">
        <div class="curtain-card">
          <Sign seat={seat} size={72} />
          <h2>{say("curtain", { name })}</h2>
          <p>{say("curtain-text", { name })}</p>
          <button
            ref={button}
            type="button"
            class="primary big"
            disabled={lost}
            onClick={() => session.wish({ type: "show", seat })}
          >
            <Icon name="eye" /> {say("curtain-lift", { name })}
          </button>
        </div>
      </main>
      {lost && (
        <div class="lost" role="status">
          <i />
          {say("lost")}
        </div>
      )}
    </>
  );
}
