/** Palettes chosen by hand; equal steps of hue give too many greens. */
import type { Look } from './look';

/** From the top left to the bottom right. */
export type Gradient = readonly [from: string, to: string];

const DAY: readonly Gradient[] = [
  ['#ff9a8b', '#ff5e9c'],
  ['#ffd26f', '#ff7e5f'],
  ['#8ee8ff', '#3f8efc'],
  ['#c8b6ff', '#7a5cff'],
  ['#9af0d0', '#2bb3a3'],
  ['#ffc1e3', '#c86dd7'],
  ['#7fd8ff', '#6a6bff'],
  ['#ffe29a', '#ff9fb2'],
  ['#c3f0a0', '#36b58c'],
  ['#ffb199', '#8e54e9'],
  ['#a5c8ff', '#ff8fc8'],
];

const NIGHT: readonly Gradient[] = [
  ['#1b1b4b', '#5b3fa8'],
  ['#0f2847', '#1f7a9c'],
  ['#2b0f3d', '#a83279'],
  ['#17172b', '#4b2e83'],
  ['#3a1020', '#b3364f'],
  ['#0d2b34', '#2c7a8b'],
];

/** Hair, then its shade. */
const HAIR: readonly (readonly [string, string])[] = [
  ['#e6e9f5', '#b0b7da'],
  ['#ffe39a', '#e3ae52'],
  ['#9b6a4f', '#6f4634'],
  ['#ffb8d2', '#e2719f'],
  ['#5b74c9', '#3b4c96'],
  ['#cdb4f6', '#9371d4'],
  ['#4a4763', '#2e2c45'],
  ['#9fd8ff', '#559fd9'],
  ['#f5b971', '#c97e40'],
  ['#8fe8e0', '#3fb0a8'],
  ['#e2564f', '#a83438'],
  ['#fff3ea', '#e3b8a8'],
  ['#8f63c9', '#64409a'],
  ['#b5f0c8', '#5fba87'],
  ['#f0728f', '#b93f63'],
  ['#4fa8a8', '#2e7478'],
];
const ACCENTS = [
  '#ff6b8b',
  '#4dabf7',
  '#ffc247',
  '#8d7bff',
  '#3cc48f',
  '#ff8a3d',
  '#f06bb5',
  '#2fb8cf',
] as const;
const EYES = ['#3a6ea5', '#7a4cc2', '#b5485d', '#2f8f6b', '#a8661f', '#4b4470'] as const;
/** What the big word is filled with. */
const LETTERS = ['#fff', '#fff6bf', '#ffe3f0', '#e3f6ff'] as const;

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

export const coloursOf = ({ hue, style }: Look) => {
  const [hair, shade] = at(HAIR, hue);
  return {
    hair,
    shade,
    accent: at(ACCENTS, (hue >> 3) + style),
    eyes: at(EYES, (hue >> 4) + style),
  };
};

export const gradientOf = (place: number, isDark: boolean): Gradient =>
  at(isDark ? NIGHT : DAY, place);

export const lettersOf = (place: number): string => at(LETTERS, place);
