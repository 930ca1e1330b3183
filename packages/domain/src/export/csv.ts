/** CSV with formulas escaped, so that spreadsheets do not run them. */

// A spreadsheet takes such a cell for a formula; the wide forms count in Japanese ones. Apostrophes before it are counted,
// so that a text which really begins with one comes back as it was.
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Quotes every cell; what looks like a formula gets an apostrophe in front. */
export const csvCell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Joins rows according to RFC 4180, with a line break at the end. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');

const unguarded = (cell: string) => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Characters between the cells of files that spreadsheets save, by the habits of countries. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** The first line by which a file names its separator. */
const NAMED = /^\uFEFF?"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

/** A row of a file. */
export interface CsvRow {
  readonly cells: string[];
  /** The line it begins in, counted from 1. */
  readonly line: number;
}

/** A file's rows, with the separator that it names or that its first line has most of. */
export const readAnyCsv = (csv: string): string[][] => readCsvRows(csv).map(({ cells }) => cells);

/** As `readAnyCsv`, with the lines of the rows. */
export function readCsvRows(csv: string): CsvRow[] {
  const [line, named] = NAMED.exec(csv) ?? [];
  if (line !== undefined && named !== undefined) return rowsOf(csv.slice(line.length), named, 2);
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(csv)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return rowsOf(csv, SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',', 1);
}

const ANY_SEPARATOR = /[,;\t|]/;

/** A quote that is never closed takes the rows behind it into its cell: those that say something are rows again. */
export function withoutOpenQuotes(
  { cells, line }: CsvRow,
  isRow: (cells: readonly string[]) => boolean,
): readonly CsvRow[] {
  const at = cells.findIndex((cell) => cell.includes('\n'));
  const [first = '', ...others] = cells[at]?.split(/\r?\n/) ?? [];
  const rows = others.map((text) => text.split(ANY_SEPARATOR));
  if (!rows.some(isRow)) return [{ cells, line }];
  rows.at(-1)?.push(...cells.slice(at + 1));
  return [[...cells.slice(0, at), first], ...rows]
    .map((row, place) => ({ cells: row, line: line + place }))
    .filter((row) => row.cells.some((cell) => cell !== ''));
}

/** Parses the text of `writeCsv`. Never fails: an open quote ends with the text, quotes are optional. */
export const readCsv = (csv: string): string[][] => rowsOf(csv, ',', 1).map(({ cells }) => cells);

function rowsOf(csv: string, separator: string, firstLine: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let row: string[] = [];
  let line = firstLine;
  let begunIn = line;
  let cell = '';
  let isQuoted = false;
  let wasQuoted = false;
  const endCell = () => {
    row.push(unguarded(cell));
    cell = '';
    wasQuoted = false;
  };
  const endRow = () => {
    const isBlank = row.length === 0 && cell === '' && !wasQuoted;
    endCell();
    if (!isBlank) rows.push({ cells: row, line: begunIn });
    row = [];
  };
  for (let at = csv.startsWith('\uFEFF') ? 1 : 0; at < csv.length; at += 1) {
    const character = csv.charAt(at);
    const isLineEnd = character === '\n' || (character === '\r' && csv.charAt(at + 1) !== '\n');
    if (isLineEnd) line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (csv.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '' && !wasQuoted) {
      isQuoted = true;
      wasQuoted = true;
    } else if (character === separator) endCell();
    else if (isLineEnd) {
      endRow();
      begunIn = line;
    } else if (character !== '\r') cell += character;
  }
  endRow();
  return rows;
}
