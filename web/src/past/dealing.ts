/** Dealing a game again from its secret: the same arithmetic as play/chance.py.
 *
 * outcome = HMAC-SHA-256(secret, ply) as one big number, modulo the sum of the weights, counted off along the weights.
 * Browsers offer their own cryptography only over https and on localhost; this works in a club's network as well.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Dealt, Proof } from "../types";

export type Verdict =
  | { fault: null; chance: number; arranged: number }
  | { fault: "no-secret" }
  | { fault: "secret"; commitment: string; found: string }
  | { fault: "outcome"; ply: number; said: string; dealt: string };

/** The hash of the secret alone, or in its second form of the secret and of what was played, as in play/promise.py. */
export function fingerprint(proof: Proof, secret: string, form: string): string {
  if (!bindsTerms(form)) return bytesToHex(sha256(hexToBytes(secret)));
  const options = Object.entries(proof.options).sort(([a], [b]) => (a < b ? -1 : 1));
  const bound = [proof.game, proof.rules_version, proof.box, proof.seats, options, secret];
  return `2-${bytesToHex(sha256(new TextEncoder().encode(JSON.stringify(bound))))}`;
}

export function bindsTerms(commitment: string): boolean {
  return commitment.startsWith("2-");
}

export function outcome(secret: string, dealt: Dealt): string {
  const digest = hmac(sha256, hexToBytes(secret), new TextEncoder().encode(String(dealt.ply)));
  const sum = dealt.weights.reduce((a, b) => a + b, 0);
  let left = Number(BigInt(`0x${bytesToHex(digest)}`) % BigInt(sum));
  let at = 0;
  while (left >= dealt.weights[at]!) left -= dealt.weights[at++]!;
  return dealt.outcomes[at]!;
}

/** Every secret belongs to its fingerprint, and every outcome to the secret of its time; or the first that does not. */
export function verify(proof: Proof): Verdict {
  const arranged = proof.branches.find((b) => b.lesson)?.ply ?? 0; // by a lesson, so there is nothing to deal from
  const origins = [
    ...proof.branches.filter((b) => !b.lesson).map((b) => ({ until: b.ply, ...b })),
    { until: Infinity, commitment: proof.commitment, secret: proof.secret },
  ];
  for (const { secret, commitment } of origins) {
    if (!secret) return { fault: "no-secret" };
    const found = fingerprint(proof, secret, commitment);
    if (found !== commitment) return { fault: "secret", commitment, found };
  }
  const fair = proof.dealt.filter((dealt) => dealt.ply >= arranged);
  for (const dealt of fair) {
    const { secret } = origins.find(({ until }) => dealt.ply < until)!;
    const should = outcome(secret, dealt);
    const said = proof.moves[dealt.ply]!;
    if (should !== said) return { fault: "outcome", ply: dealt.ply, said, dealt: should };
  }
  return { fault: null, chance: fair.length, arranged };
}
