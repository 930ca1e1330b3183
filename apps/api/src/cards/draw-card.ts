/** Draws a card as a PNG. */
import type { CardDay, LinkCard } from '@oshimado/contract';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type SatoriOptions } from 'satori';
import { CARD_HEIGHT, CARD_WIDTH, type Box } from './boxes';
import { allFontsFor, fontsFor } from './fonts';
import { layOut } from './layout';

/** What a layout adds to a text that is cut. */
const ELLIPSIS = '…';

const textsOfDay = ({ title, rows }: CardDay) => [
  title,
  ...rows.flatMap((row) => [row.time, row.name, row.title]),
];

const textOf = ({ site, title, text = '', names = [], status, days = [] }: LinkCard) =>
  [site, title, text, ...names, status?.text ?? '', ...days.flatMap(textsOfDay)].join(' ');

/** A text with every character replaced. */
const mapCard = (card: LinkCard, change: (text: string) => string): LinkCard => ({
  ...card,
  title: change(card.title),
  text: card.text === undefined ? undefined : change(card.text),
  names: card.names?.map(change),
  days: card.days?.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ ...row, name: change(row.name), title: change(row.title) })),
  })),
});

/** Variation selectors and joiners have no glyph of their own. */
const INVISIBLE = /[\p{Cf}\p{Cc}\u{FE00}-\u{FE0F}]/gu;

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

async function toSvg(tree: Box, options: Pick<SatoriOptions, 'fonts' | 'loadAdditionalAsset'>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Satori takes such trees, and names React's type only
  const element = tree as unknown as Parameters<typeof satori>[0];
  return satori(element, { width: CARD_WIDTH, height: CARD_HEIGHT, ...options });
}

/**
 * `picture`: data address of the card's picture. Characters that no font has are drawn in their plain form, and left out where they
 * have none.
 */
export async function drawCard(card: LinkCard, picture?: string): Promise<Buffer> {
  const plain = mapCard(card, (text) => tidy(text.normalize('NFC').replaceAll(INVISIBLE, '')));
  const missing = new Set<string>();
  const lacking = async (_: string, segment: string) => {
    for (const sign of segment) missing.add(sign);
    return [];
  };
  const fonts = await fontsFor(textOf(plain) + ELLIPSIS);
  const first = await toSvg(layOut(plain, picture), { fonts, loadAdditionalAsset: lacking });
  const svg = missing.size === 0 ? first : await drawWithout(plain, missing, picture);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The second try for a card with characters that the first family did not have. */
async function drawWithout(card: LinkCard, missing: ReadonlySet<string>, picture?: string) {
  const usual = (text: string) =>
    Array.from(text)
      .map((sign) => (missing.has(sign) ? sign.normalize('NFKC') : sign))
      .join('');
  const changed = mapCard(card, usual);
  const still = new Set<string>();
  const fonts = [
    ...(await fontsFor(textOf(changed) + ELLIPSIS)),
    ...(await allFontsFor([...missing].join('').normalize('NFKC'))),
  ];
  const tree = layOut(changed, picture);
  const svg = await toSvg(tree, {
    fonts: [...new Set(fonts)],
    loadAdditionalAsset: async (_, segment) => {
      for (const sign of segment) still.add(sign);
      return [];
    },
  });
  if (still.size === 0) return svg;
  const left = mapCard(changed, (text) =>
    tidy(
      Array.from(text)
        .filter((sign) => !still.has(sign))
        .join(''),
    ),
  );
  return toSvg(layOut(left, picture), { fonts: [...new Set(fonts)] });
}
