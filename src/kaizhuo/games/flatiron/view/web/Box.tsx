/** All boards, cards, floors and newspapers there are. */
import { type BoxProps, Copies, Pieces } from "@kaizhuo/shell";
import { Notice } from "./Building";
import { HisCard } from "./Burnham";
import { Side } from "./Draft";
import { Decree, Newssheet, StreetCard } from "./Paper";
import { STREETS } from "./say";
import type { FlatironBox } from "./view";
import "./board.css";

export default function Box({ box, say }: BoxProps<FlatironBox>) {
  return (
    <div class="flatiron boxed">
      <Pieces title={say("box-sides")} count={box.sides.length}>
        {box.sides.map((side) => (
          <Side key={side.id} say={say} side={side} />
        ))}
      </Pieces>
      {STREETS.map((street) => {
        const cards = box.cards.filter((card) => card.street === street);
        return (
          <Pieces key={street} title={say("box-street", { street: say(street) })} count={cards.length}>
            {cards.map((card) => (
              <StreetCard key={card.id} say={say} card={card} copying={false} />
            ))}
          </Pieces>
        );
      })}
      <Pieces title={say("box-decrees")} count={box.decrees.length}>
        {box.decrees.map((decree) => (
          <Decree key={decree.id} say={say} decree={decree} />
        ))}
      </Pieces>
      <Pieces title={say("box-floors")} count={box.floors.length}>
        {box.floors.map((floor) => (
          <Notice key={floor.id} say={say} title={floor.name} floor={floor} next />
        ))}
      </Pieces>
      <Pieces title={say("box-papers")} count={box.papers.length * box.paper_copies}>
        {box.papers.map((paper) => (
          <Copies key={paper.id} count={box.paper_copies}>
            <Newssheet say={say} paper={paper} at="" piece={`paper:${paper.id}`} label="box-paper" />
          </Copies>
        ))}
      </Pieces>
      <Pieces title={say("box-burnham")} count={box.burnham.length}>
        {box.burnham.map((card) => (
          <HisCard key={card.id} say={say} card={card} />
        ))}
      </Pieces>
      <p>{say("box-rest", { pillars: box.pillars, reputation: box.reputation })}</p>
    </div>
  );
}
