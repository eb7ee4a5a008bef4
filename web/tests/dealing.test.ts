import { expect, test } from "vitest";
import { outcome, verify } from "../src/past/dealing";
import type { Proof } from "../src/types";

// As play/chance.py deals from it and play/promise.py promises it.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const FIRST_FORM = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SECOND_FORM = "2-87e8c9408dc6e0eaece27e3bac2d8a529f40644669fcd4deba941767872c350c";
const DEALT = [2, 1, 1, 2, 2, 2, 1, 1, 2, 2, 1, 2];

const outcomes = ["deal a", "deal b", "deal c"];
const dealt = DEALT.map((_, ply) => ({ ply, outcomes, weights: [1, 2, 3] }));

function proof(part: Partial<Proof> = {}): Proof {
  return {
    game: "dnup",
    rules_version: 1,
    box: "",
    seats: 3,
    options: { letters: 8, duel: false },
    commitment: SECOND_FORM,
    secret: SECRET,
    branches: [],
    moves: DEALT.map((at) => outcomes[at]!),
    dealt,
    taught: true,
    ...part,
  };
}

test("chance is dealt as the server deals it", () => {
  expect(dealt.map((one) => outcomes.indexOf(outcome(SECRET, one)))).toEqual(DEALT);
  const cards = Array.from({ length: 52 }, (_, i) => `deal ${i}`);
  expect(outcome(SECRET, { ply: 7, outcomes: cards, weights: cards.map(() => 1) })).toBe("deal 13");
});

test("an honest game is found honest, in either form of the promise", () => {
  expect(verify(proof())).toEqual({ fault: null, chance: 12, arranged: 0 });
  expect(verify(proof({ commitment: FIRST_FORM }))).toEqual({ fault: null, chance: 12, arranged: 0 });
});

test("a secret that was not the promised one is found out", () => {
  const commitment = FIRST_FORM.replace("6", "7");
  expect(verify(proof({ commitment }))).toEqual({ fault: "secret", commitment, found: FIRST_FORM });
});

test("so are terms that were changed, where the promise binds them", () => {
  expect(verify(proof({ options: { letters: 9, duel: false } })).fault).toBe("secret");
  expect(verify(proof({ options: { letters: 9, duel: false }, commitment: FIRST_FORM })).fault).toBeNull();
});

test("an outcome that was not dealt is found out, with what was", () => {
  const moves = [...proof().moves];
  moves[3] = "deal a";
  expect(verify(proof({ moves }))).toEqual({ fault: "outcome", ply: 3, said: "deal a", dealt: "deal c" });
});

test("a game that goes on from another one is dealt from the secret of its time", () => {
  const other = "ff".repeat(32);
  const moves = dealt.map((one) => outcome(one.ply < 5 ? SECRET : other, one));
  const branches = [{ ply: 5, commitment: FIRST_FORM, secret: SECRET }];
  const bound = verify(proof({ secret: other, branches, moves }));
  expect(bound.fault).toBe("secret"); // the promise was made for the first secret
  const found = bound.fault === "secret" ? bound.found : "";
  expect(verify(proof({ secret: other, branches, moves, commitment: found }))).toEqual({
    fault: null,
    chance: 12,
    arranged: 0,
  });
  expect(verify(proof({ secret: other, moves, commitment: found })).fault).toBe("outcome");
});

test("what a lesson arranged is dealt from nothing, and said so", () => {
  const moves = dealt.map((one) => (one.ply < 5 ? one.outcomes[0]! : outcome(SECRET, one)));
  const branches = [{ ply: 5, commitment: "", secret: "", lesson: "first" }];
  const fair = dealt.filter((one) => one.ply >= 5).length;
  expect(verify(proof({ branches, moves }))).toEqual({ fault: null, chance: fair, arranged: 5 });
});

test("without the secret nothing can be said", () => {
  expect(verify(proof({ secret: "" }))).toEqual({ fault: "no-secret" });
});
