/** Days with their streams in two columns of a card. */
import type { CardDay, CardRow } from '@oshimado/contract';
import { box, CARD_WIDTH, lines, MUTED, TONES, type Box } from './boxes';

const COLUMNS = 2;
const LINES = 11;
const LINE_PX = 41;
const GAP_PX = 40;
const WIDTH = (CARD_WIDTH - 2 * 64 - GAP_PX) / COLUMNS;
const TIME_PX = 72;
const NAME_PX = 170;
const TITLE_PX = WIDTH - TIME_PX - NAME_PX - 2 * 12;

type Line = { readonly kind: 'day'; readonly title: string } | ({ readonly kind: 'row' } & CardRow);

/** The lines of each column: a day is never named at the end of one, and what finds no room is left out. */
export function linesOf(days: readonly CardDay[], columns = COLUMNS, most = LINES): Line[][] {
  const all: Line[][] = [[]];
  for (const { title, rows } of days) {
    const last = all.at(-1) ?? [];
    if (last.length > most - 2) all.push([]);
    all.at(-1)?.push({ kind: 'day', title });
    for (const row of rows) {
      if ((all.at(-1)?.length ?? 0) >= most) all.push([]);
      all.at(-1)?.push({ kind: 'row', ...row });
    }
  }
  return all.slice(0, columns);
}

const clip = (text: string, width: number, color: string): Box =>
  lines(text, 1, { width, height: 32, fontSize: 24, lineHeight: 1.3, color });

const lineBox = (line: Line): Box =>
  line.kind === 'day'
    ? box({ height: LINE_PX, alignItems: 'center', fontSize: 26, color: '#ffd479' }, line.title)
    : box({ height: LINE_PX, alignItems: 'center', gap: 12 }, [
        box(
          {
            width: TIME_PX,
            height: 32,
            alignItems: 'center',
            justifyContent: 'center',
            borderRadius: 8,
            backgroundColor: TONES[line.tone].back,
            fontSize: 22,
          },
          line.time,
        ),
        clip(line.name, NAME_PX, '#ffffff'),
        clip(line.title, TITLE_PX, MUTED),
      ]);

/** `names`: whose streams they are, in a line above them. */
export const dayColumns = (days: readonly CardDay[], names: readonly string[]): Box =>
  box({ flexDirection: 'column', height: 490, gap: 6 }, [
    lines(names.join(' · '), 1, { fontSize: 28, height: 38, width: CARD_WIDTH - 2 * 64 }),
    box(
      { gap: GAP_PX },
      linesOf(days).map((column) =>
        box({ flexDirection: 'column', width: WIDTH }, column.map(lineBox)),
      ),
    ),
  ]);
