/**
 * The little colour arithmetic that themes need. Shades are searched in OKLCH, where a step in lightness looks the same
 * for every hue and the hue stays what it was; ratios are those of WCAG 2.
 */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as withMode,
  wcagContrast,
} from 'culori/fn';

/** `#rrggbb`. */
export type Hex = `#${string}`;

withMode(modeRgb);
withMode(modeLrgb);
const toOklch = withMode(modeOklch);

const [WHITE, BLACK]: readonly [Hex, Hex] = ['#ffffff', '#000000'];
const STEPS = 100;

interface Oklch {
  readonly mode: 'oklch';
  readonly l: number;
  readonly c: number;
  readonly h?: number;
}

function parse(hex: string): Oklch {
  const colour = toOklch(hex);
  if (!colour) throw new TypeError(`${hex} is not a colour; write it like #f06292.`);
  return colour;
}

/** What a screen cannot show keeps its lightness and hue and gives up chroma. */
const write = (colour: Oklch): Hex => formatHex(clampChroma(colour, 'oklch')) as Hex;

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Perceived lightness, 0 black to 1 white. */
export const lightness = (hex: string): number => parse(hex).l;

/** Contrast ratio of two colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

/** The same hue at another lightness, 0 to 1; `chroma` 1 keeps how colourful it is, 0 makes it grey. Default 1. */
export function atLightness(hex: string, l: number, chroma = 1): Hex {
  const colour = parse(hex);
  return write({ ...colour, l: clamp(l), c: colour.c * chroma });
}

/** Lighter by `step`, darker where it is negative; the whole way from black to white is 1. */
export const lift = (hex: string, step: number): Hex => atLightness(hex, lightness(hex) + step);

/** From the first colour, at `share` 0, to the second, at 1; the hue is that of the more colourful one. */
export function mix(from: string, to: string, share: number): Hex {
  const [a, b] = [parse(from), parse(to)];
  const between = (x: number, y: number) => x + (y - x) * share;
  const { h } = a.c >= b.c ? a : b;
  return write({ mode: 'oklch', l: between(a.l, b.l), c: between(a.c, b.c), h });
}

/**
 * The colour itself if it has the contrast ratio on every ground, else its nearest shade that has; if none has, white or
 * black, whichever has more contrast.
 */
export function readable(hex: Hex, grounds: readonly string[], ratio = 4.5): Hex {
  const colour = parse(hex);
  const lowestContrast = (end: string) =>
    Math.min(...grounds.map((ground) => contrast(ground, end)));
  const isOnDark = lowestContrast(WHITE) >= lowestContrast(BLACK);
  const end = isOnDark ? 1 : 0;
  for (let step = 0; step <= STEPS; step += 1) {
    const shade =
      step === 0 ? hex : write({ ...colour, l: colour.l + (end - colour.l) * (step / STEPS) });
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return isOnDark ? WHITE : BLACK;
}

/** White where it reads on the ground, else a soft black, as dark as it must be to read. */
export const textOn = (ground: Hex): Hex =>
  contrast(ground, WHITE) >= 4.5 ? WHITE : readable('#16161a', [ground]);
