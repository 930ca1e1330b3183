/**
 * Seeded random draws by key: the same key gives the same draws, in any process and in any order. So the demo stores no state.
 */
export type Key = readonly (string | number)[];

export interface Chance {
  /** At least 0, less than 1. */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** An integer, bounds included. */
  readonly int: (low: number, high: number) => number;
  readonly happens: (probability: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** This many different items, all of them if there are fewer. */
  readonly sample: <T>(list: readonly T[], count: number) => T[];
}

/** Four 32-bit words from a text (cyrb128), enough for a generator to start from. */
function scramble(text: string): [number, number, number, number] {
  let a = 1_779_033_703;
  let b = 3_144_134_277;
  let c = 1_013_904_242;
  let d = 2_773_480_762;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

/** The generator sfc32: 32 bits a draw. */
function generator([a, b, c, d]: [number, number, number, number]): () => number {
  return () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
}

/** Random draws for this key. */
export function chanceOf(...key: Key): Chance {
  const next = generator(scramble(key.join('\u0001')));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new RangeError('the list to pick from is empty');
    return found;
  };
  return {
    next,
    int,
    pick,
    between: (low, high) => low + next() * (high - low),
    happens: (probability) => next() < probability,
    sample: (list, count) => {
      const left = [...list];
      const taken = [];
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(int(0, left.length - 1), 1));
      }
      return taken;
    },
  };
}
