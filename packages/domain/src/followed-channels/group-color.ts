/** The color of groups that is nearest to a color of another program: by hue, because each theme has its own lightness. */
import type { GroupColor } from '@oshimado/contract';

const HUES: Readonly<Record<GroupColor, number>> = {
  red: 0,
  orange: 25,
  yellow: 48,
  green: 123,
  teal: 174,
  blue: 211,
  purple: 278,
  pink: 336,
};
const TURN = 360;
/** Below this share of color it is a gray, which has no hue to speak of. */
const GRAY = 0.06;
const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i;
const SHORT_HEX = /^#?([\da-f])([\da-f])([\da-f])$/i;

function hueOf(red: number, green: number, blue: number): number | undefined {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range < GRAY) return undefined;
  if (max === red) return (60 * (green - blue)) / range;
  return 60 * (max === green ? 2 + (blue - red) / range : 4 + (red - green) / range);
}

const distance = (a: number, b: number) => {
  const apart = Math.abs(a - b) % TURN;
  return Math.min(apart, TURN - apart);
};

/** Undefined for a gray, and for what is no color in hex digits. */
export function nearestGroupColor(text: string): GroupColor | undefined {
  const short = SHORT_HEX.exec(text.trim());
  const digits = short
    ? short.slice(1).map((digit) => digit.repeat(2))
    : HEX.exec(text.trim())?.slice(1);
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits.map((digit) => Number.parseInt(digit, 16) / 255);
  const hue = hueOf(red, green, blue);
  if (hue === undefined) return undefined;
  const [[nearest] = []] = (Object.entries(HUES) as [GroupColor, number][]).sort(
    ([, a], [, b]) => distance(a, hue) - distance(b, hue),
  );
  return nearest;
}
