/**
 * The fonts of the cards: packages that cut each family into files by ranges of characters. Only the files that a text needs are
 * read, so that its few kanji do not cost a font of thousands.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Packages in the order in which they are asked for a character, and how the files of their bold style end. */
const FAMILIES = [
  { name: '@fontsource/m-plus-1p', ending: '700-normal.woff' },
  { name: '@fontsource/noto-emoji', ending: '700-normal.woff' },
  { name: '@fontsource/nanum-gothic', ending: '700-normal.woff' },
  { name: '@fontsource-variable/noto-sans-thai', ending: 'wght-normal.woff2' },
  // Simplified characters and rare ones; a variable font is drawn in its thinnest style.
  { name: '@fontsource-variable/noto-sans-sc', ending: 'wght-normal.woff2' },
] as const;

interface FontFile {
  readonly path: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const hex = (text: string) => Number.parseInt(text, 16);

/** `U+0-FF,U+131` */
const readRanges = (text: string) =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [hex(from), hex(to)] as const;
  });

/** The files of a package; `unicode.json` has the ranges of each, with numbers in brackets. */
function readFamily({ name, ending }: (typeof FAMILIES)[number]): readonly FontFile[] {
  const index = require.resolve(`${name}/unicode.json`);
  const base = name.split('/')[1];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of the package
  const subsets = JSON.parse(readFileSync(index, 'utf8')) as Readonly<Record<string, string>>;
  return Object.entries(subsets).map(([subset, ranges]) => ({
    path: join(dirname(index), 'files', `${base}-${subset.replaceAll(/[[\]]/g, '')}-${ending}`),
    ranges: readRanges(ranges),
  }));
}

let families: readonly (readonly FontFile[])[] | undefined;
const allFamilies = () => (families ??= FAMILIES.map(readFamily));

const has = ({ ranges }: FontFile, sign: number) =>
  ranges.some(([from, to]) => from <= sign && sign <= to);

const FONTS_KEPT = 60;
const kept = new LRUCache<string, Font>({
  max: FONTS_KEPT,
  fetchMethod: async (path) => ({
    name: path,
    data: await readFile(path),
    weight: 700,
    style: 'normal',
  }),
});

const signsOf = (text: string) => new Set(Array.from(text, (sign) => sign.codePointAt(0) ?? 0));

async function read(files: Iterable<FontFile>): Promise<Font[]> {
  const fonts = await Promise.all([...new Set(files)].map(({ path }) => kept.fetch(path)));
  return fonts.filter((font) => font !== undefined);
}

/** For every character of a text the font of the first family that says it has it. */
export const fontsFor = (text: string): Promise<Font[]> =>
  read(
    [...signsOf(text)].flatMap((sign) => {
      const file = allFamilies()
        .flat()
        .find((one) => has(one, sign));
      return file ? [file] : [];
    }),
  );

/** Every font that says it has a character of the text: not each of them has what its range promises. */
export const allFontsFor = (text: string): Promise<Font[]> => {
  const signs = [...signsOf(text)];
  return read(
    allFamilies()
      .flat()
      .filter((file) => signs.some((sign) => has(file, sign))),
  );
};
