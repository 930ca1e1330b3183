/** The generated picture of an account: three shapes computed from the id, so that every device draws the same. */

export interface AvatarShape {
  readonly kind: 'circle' | 'square' | 'triangle';
  /** Centre, on a field of 100 by 100. */
  readonly x: number;
  readonly y: number;
  /** Distance from the centre to the edge. */
  readonly radius: number;
  /** Rotation in degrees. */
  readonly turn: number;
  readonly colour: string;
}

export interface AvatarPicture {
  readonly ground: string;
  readonly shapes: readonly AvatarShape[];
}

const KINDS = ['circle', 'square', 'triangle'] as const;
const SHAPES = 3;

/** A generator of numbers in [0, 1) seeded by a text (FNV-1a hash, then xorshift). */
function numbersFrom(seed: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  // Xorshift never leaves zero.
  if (state === 0) state = 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state / 0x1_00_00_00_00;
  };
}

/** The picture of the account with this id. */
export function avatarPicture(seed: string): AvatarPicture {
  const next = numbersFrom(seed);
  const between = (low: number, high: number) => Math.round(low + next() * (high - low));
  const hue = between(0, 359);
  const colour = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 65% ${light}%)`;
  return {
    ground: colour(0, 78),
    shapes: Array.from({ length: SHAPES }, (_, index) => ({
      kind: KINDS[between(0, KINDS.length - 1)] ?? 'circle',
      x: between(20, 80),
      y: between(20, 80),
      radius: between(18, 34),
      turn: between(0, 89),
      colour: colour(60 + index * 90, 36 + index * 10),
    })),
  };
}
