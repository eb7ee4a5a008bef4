/** A page about a past game that the server did not give. */
import { Header } from "../parts/Header";
import { Message } from "../parts/Message";
import type { Table } from "../types";
import { useWords } from "../words";

export function Unanswered({ table, title, wrong }: { table: Table; title: string; wrong: string }) {
  const say = useWords();
  return (
    <>
      <Header title={table.game_name} />
      <Message title={title} text={wrong || say("no-answer-text")}>
        <a class="button primary" href={`/t/${table.id}`}>
          {say("back-to-table")}
        </a>
      </Message>
    </>
  );
}
