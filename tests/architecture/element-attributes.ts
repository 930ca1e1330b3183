/** The table of the elements' attributes in the README of widgets, between two comments. */
import { describedElements, describedShared } from '../../packages/widgets/build/describe-elements';

const cells = (row: readonly string[]) => `| ${row.join(' | ')} |`;

/** A table of Markdown with columns of one width, as the formatter writes it. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [first = '', ...rest] = rows.map((row) =>
    cells(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))),
  );
  return [first, cells(widths.map((width) => '-'.repeat(width))), ...rest];
}

const BEGIN = '<!-- attributes: written by vitest -u -->';
const END = '<!-- /attributes -->';
const BLOCK = new RegExp(`${BEGIN}.*${END}`, 's');

/** The README of widgets with the current table of attributes in place of the one it has. */
export function withElementAttributes(readme: string): string {
  const rows = [
    ...describedShared.map((one) => ['all', one] as const),
    ...describedElements.flatMap(({ tag, ownAttributes }) =>
      ownAttributes.map((one) => [`\`${tag}\``, one] as const),
    ),
  ];
  const table = aligned([
    ['Element', 'Attribute', 'Meaning'],
    ...rows.map(([element, { name, sentence }]) => [element, `\`${name}\``, sentence]),
  ]);
  return readme.replace(BLOCK, () => [BEGIN, '', ...table, '', END].join('\n'));
}
