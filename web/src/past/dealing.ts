/** Dealing a game again from its secret: the same arithmetic as play/chance.py, over the browser's own cryptography.
 *
 * outcome = HMAC-SHA-256(secret, ply) as one big number, modulo the sum of the weights, counted off along the weights.
 */
import type { Dealt, Proof } from "../types";

export type Verdict =
  | { fault: null; chance: number }
  | { fault: "unable" } // this browser offers no cryptography here
  | { fault: "no-secret" }
  | { fault: "secret"; commitment: string; found: string }
  | { fault: "outcome"; ply: number; said: string; dealt: string };

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function fingerprint(secret: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes(secret)));
}

async function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

export async function outcome(key: CryptoKey, dealt: Dealt): Promise<string> {
  const digest = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(String(dealt.ply)));
  const sum = dealt.weights.reduce((a, b) => a + b, 0);
  let left = Number(BigInt(`0x${hex(digest)}`) % BigInt(sum));
  const at = dealt.weights.findIndex((weight) => (left -= weight) < 0);
  return dealt.outcomes[at]!;
}

/** Every secret belongs to its fingerprint, and every outcome to the secret of its time; or the first that does not. */
export async function verify(proof: Proof): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return { fault: "unable" };
  const origins = [...proof.branches.map((b) => ({ until: b.ply, ...b })), { until: Infinity, commitment: proof.commitment, secret: proof.secret }];
  for (const { secret, commitment } of origins) {
    if (!secret) return { fault: "no-secret" };
    const found = await fingerprint(secret);
    if (found !== commitment) return { fault: "secret", commitment, found };
  }
  const keys = await Promise.all(origins.map(async ({ until, secret }) => ({ until, key: await keyOf(secret) })));
  for (const dealt of proof.dealt) {
    const { key } = keys.find(({ until }) => dealt.ply < until)!;
    const should = await outcome(key, dealt);
    const said = proof.moves[dealt.ply]!;
    if (should !== said) return { fault: "outcome", ply: dealt.ply, said, dealt: should };
  }
  return { fault: null, chance: proof.dealt.length };
}
