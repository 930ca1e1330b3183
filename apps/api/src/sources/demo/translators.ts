/** Translators of a live stream: languages, lines so far, and activity in the last half hour. */
import { TL_LANGUAGES } from '@oshimado/domain';
import { chanceOf, type Key } from './chance';
import { floorTo, MINUTE } from './time';

export interface Translation {
  readonly lang: string;
  readonly from: number;
  readonly to: number;
  /** Lines a minute. */
  readonly pace: number;
}

const SHARE = 0.3;
const ACTIVE_MS = 30 * MINUTE;
/** Lines are counted once a minute, so that the board does not change with each of them. */
const COUNT_MS = MINUTE;

export function translationsOf(start: number, end: number, ...key: Key): Translation[] {
  const chance = chanceOf(...key, 'translators');
  if (!chance.happens(SHARE)) return [];
  const length = end - start;
  const languages = ['en', ...chance.sample(TL_LANGUAGES, chance.int(0, 2))];
  return [...new Set(languages)].map((lang) => {
    // Most stay to the end, so that there are active translators at any hour.
    const from = start + length * chance.between(0, 0.4);
    return {
      lang,
      from,
      to: Math.min(end, from + length * chance.between(0.3, 1)),
      pace: chance.between(0.5, 4),
    };
  });
}

export function linesAt(translations: readonly Translation[], now: number): Record<string, number> {
  const time = floorTo(now, COUNT_MS);
  const counts = translations.map(({ lang, from, to, pace }): [string, number] => [
    lang,
    Math.floor((Math.max(0, Math.min(time, to) - from) / MINUTE) * pace),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

export const activeAt = (translations: readonly Translation[], now: number): string[] => {
  const time = floorTo(now, COUNT_MS);
  return translations
    .filter(({ from, to }) => time > from && time < to + ACTIVE_MS)
    .map(({ lang }) => lang);
};
