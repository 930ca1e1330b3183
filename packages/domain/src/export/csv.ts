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

/** A file's rows, with the separator that it names or that its first line has most of. */
export function readAnyCsv(csv: string): string[][] {
  const [line, named] = NAMED.exec(csv) ?? [];
  if (line !== undefined && named !== undefined) return readCsv(csv.slice(line.length), named);
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(csv)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return readCsv(csv, SEPARATORS[counts.indexOf(Math.max(...counts))]);
}

/** Parses the text of `writeCsv`. Never fails: an open quote ends with the text, quotes are optional. */
export function readCsv(csv: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
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
    if (!isBlank) rows.push(row);
    row = [];
  };
  for (let at = csv.startsWith('\uFEFF') ? 1 : 0; at < csv.length; at += 1) {
    const character = csv.charAt(at);
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
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
    else if (csv.charAt(at + 1) !== '\n') endRow();
  }
  endRow();
  return rows;
}
