/** Seeded random numbers, for tests that need too many for fast-check. */
export interface Random {
  /** A random integer from 0 to below this number. */
  readonly below: (end: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]] | readonly T[]) => T;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random choices from a seed. */
export function randomOf(seed: number): Random {
  const next = seeded(Math.imul(seed, 0x9e_37_79_b9));
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (from) => {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('The list to pick from is empty.');
      return one;
    },
  };
}
