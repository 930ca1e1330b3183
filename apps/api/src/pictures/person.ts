/**
 * A person from the shoulders up, in 100 by 100 units with the face around (50, 52). Twelve bits of look make the hair,
 * what is worn on it and the eyes; the same look is the same person wherever it is drawn.
 */
import type { Look } from './look';
import { coloursOf } from './palette';

const BACK_HAIR = [
  'M16 58C10 6 90 6 84 58L88 98Q76 90 70 96H30Q24 90 12 98Z',
  'M18 56C14 8 86 8 82 56Q84 74 74 80H26Q16 74 18 56Z',
] as const;
const FRINGES = [
  'M20 54C18 16 82 16 80 54Q74 50 70 36Q60 46 46 34Q36 48 28 46Q24 50 20 54Z',
  'M20 56C18 14 82 14 80 56L73 42H62L58 36 54 42H44L40 36 36 42H27Z',
  'M20 58C16 14 84 14 80 58Q76 40 52 28Q36 44 20 58Z',
  'M20 55C18 14 82 14 80 55Q72 44 66 42Q58 34 50 44Q42 34 34 42Q28 44 20 55Z',
] as const;
const SMILES = [
  'M44 69q6 6 12 0',
  'M45 68q5 10 10 0z',
  'M43 68q3.5 4 7 0q3.5 4 7 0',
  'M46 70h8',
] as const;

type Worn = (hair: string, accent: string) => string;
const twice = (d: string, fill: string, inner: string, innerFill: string) =>
  `<path fill="${fill}" d="${d}"/><path fill="${innerFill}" d="${inner}"/>`;

const WORN: readonly Worn[] = [
  (hair, accent) =>
    twice(
      'M20 40L22 8 46 24ZM80 40L78 8 54 24Z',
      hair,
      'M25 30L26 16 37 23ZM75 30L74 16 63 23Z',
      accent,
    ),
  (_, accent) =>
    `<path fill="${accent}" d="M28 26Q14 20 18 2Q30 8 40 20ZM72 26Q86 20 82 2Q70 8 60 20Z"/>`,
  () => '<ellipse cx="50" cy="9" rx="21" ry="5" fill="none" stroke="#fe8" stroke-width="4"/>',
  (_, accent) =>
    `<path fill="${accent}" d="M70 26L92 14V38ZM70 26L50 12 54 34Z"/><circle cx="70" cy="26" r="5" fill="#fff"/>`,
  (_, accent) =>
    `<path fill="${accent}" d="M22 30Q20 8 54 10Q86 12 78 30Q50 18 22 30Z"/><circle cx="54" cy="10" r="4" fill="${accent}"/>`,
  (_, accent) =>
    `<path fill="none" stroke="${accent}" stroke-width="5" d="M17 54C12 4 88 4 83 54"/><path fill="${accent}" d="M10 48h11v20H10zM79 48h11v20H79z"/>`,
  (hair) =>
    `<path fill="none" stroke="${hair}" stroke-width="4" stroke-linecap="round" d="M50 22Q52 4 68 8M50 22Q46 8 36 10"/>`,
  (_, accent) =>
    `<path stroke="${accent}" stroke-width="12" stroke-linecap="round" d="M24 28h0M33 22h0M23 18h0"/><circle cx="27" cy="23" r="4" fill="#fe8"/>`,
];

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], place: number): T =>
  list[place % list.length] as T;

/** `outline` is the width of the white outline around the person; 0 for none. */
export function drawPerson({ hue, style }: Look, outline: number): string {
  const { hair, shade, accent, eyes } = coloursOf({ hue, style });
  const back = pick(BACK_HAIR, style >> 5);
  const body = 'M14 102Q16 82 40 80H60Q84 82 86 102Z';
  const worn = pick(WORN, style >> 2)(hair, accent);
  const rim =
    outline > 0
      ? `<path fill="#fff" stroke="#fff" stroke-width="${outline}" stroke-linejoin="round" d="${back}${body}"/>`
      : '';
  const face = '<path fill="#fed" d="M25 48Q26 80 50 82Q74 80 75 48Q50 22 25 48Z"/>';
  return (
    `${rim}<path fill="${shade}" d="${back}"/><path fill="${accent}" d="${body}"/><path fill="#fcb" d="M43 74h14v9q-7 5-14 0z"/>${face}` +
    '<g stroke-linecap="round"><path stroke="#fbb" stroke-width="5" d="M31 68h4M65 68h4"/>' +
    `<g stroke="${eyes}"><path stroke-width="10" d="M38 55v4M62 55v4"/><path fill="none" stroke-width="2.5" d="M31 53q7-7 13 0M56 53q6-7 13 0"/></g><path stroke="#fff" stroke-width="4" d="M37 54h0M61 54h0"/></g>` +
    `<path fill="${style % 4 === 1 ? '#c56' : 'none'}" stroke="#834" stroke-width="1.5" d="${pick(SMILES, style)}"/>` +
    `<path fill="${hair}" d="${pick(FRINGES, style)}"/>${worn}`
  );
}
