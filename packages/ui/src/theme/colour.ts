/** The little colour arithmetic that themes need: contrast by WCAG, mixing, and the nearest readable shade. */
export type Hex = `#${string}`;
type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
const write = (rgb: Rgb): Hex =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, WCAG 2. */
export function luminance(hex: string): number {
  const [red, green, blue] = parse(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `share` 0 is the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): Hex {
  const [a, b] = [parse(from), parse(to)];
  return write(a.map((part, index) => part + ((b[index] ?? 0) - part) * share) as unknown as Rgb);
}

const STEPS = 50;

/** The colour itself where it reaches the ratio on every background given, else its nearest shade that does. */
export function readable(colour: string, backgrounds: readonly string[], ratio = 4.5): Hex {
  const towards = luminance(backgrounds[0] ?? '#000000') > 0.18 ? '#000000' : '#ffffff';
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = mix(colour, towards, step / STEPS);
    if (backgrounds.every((background) => contrast(shade, background) >= ratio)) return shade;
  }
  return towards;
}

/** White where it reads on the colour, else a soft black, as dark as it must be to read. */
export const textOn = (background: string): Hex =>
  contrast(background, '#ffffff') >= 4.5 ? '#ffffff' : readable('#101010', [background]);
