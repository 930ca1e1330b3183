/** The picture of somebody without one: three shapes that follow from the id alone, so that it is the same everywhere. */

export interface AvatarShape {
  readonly kind: 'circle' | 'square' | 'triangle';
  /** Where it lies on a field of 100. */
  readonly x: number;
  readonly y: number;
  /** From its middle to its edge. */
  readonly radius: number;
  /** Degrees it is turned. */
  readonly turn: number;
  readonly colour: string;
}

export interface AvatarPicture {
  readonly ground: string;
  readonly shapes: readonly AvatarShape[];
}

const KINDS = ['circle', 'square', 'triangle'] as const;
const SHAPES = 3;

/** Numbers from 0 up to 1, the same ones for the same text (FNV-1a, then xorshift). */
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
