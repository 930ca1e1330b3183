/** A list of channels from a spreadsheet: a row for each channel, named columns in any order. */
import { nameOf } from '@oshimado/contract';
import { readAnyCsv, writeCsv } from '@oshimado/domain';
import { checkChannelList, PROBLEMS_MAX, type ChannelList, type ListReading } from './channel-list';
import { uniqueOrgs } from './unique-orgs';

const COLUMNS = [
  'youtube',
  'name',
  'english_name',
  'type',
  'org',
  'group',
  'lang',
  'twitch',
  'twitter',
  'inactive',
] as const;
type Column = (typeof COLUMNS)[number];

const isColumn = (name: string): name is Column => COLUMNS.some((column) => column === name);

/** Spreadsheets write truth in their language; the column wants a mark, whatever it is. */
const isMarked = (cell: string) => !/^(|0|false|no|-)$/i.test(cell);

type Row = Readonly<Partial<Record<Column, string>>>;

const channelOf = ({ twitter, inactive, ...cells }: Row) => ({
  ...cells,
  ...(twitter !== undefined && { socials: { twitter } }),
  ...(inactive !== undefined && { inactive: isMarked(inactive) }),
});

/** Organizations and their groups, in the order in which rows name them: as the list keeps names, without what is not drawn. */
const orgsOf = (rows: readonly Row[]) =>
  uniqueOrgs(
    rows.flatMap(({ org, group }) =>
      org === undefined ? [] : [{ name: nameOf(org), groups: group ? [nameOf(group)] : [] }],
    ),
  );

/** Reads which columns a text has, so that a column that is not there changes nothing. */
export function csvColumnsOf(csv: string): ReadonlySet<string> {
  const [head = []] = readAnyCsv(csv);
  return new Set(head.map((name) => name.trim().toLowerCase()));
}

/** The channels of a list for a spreadsheet; names of organizations beside their own are left out. */
export const csvOfList = ({ channels }: ChannelList): string =>
  writeCsv([
    COLUMNS,
    ...channels.map(({ socials, inactive, ...channel }) => {
      const cells = {
        ...channel,
        twitter: socials.twitter,
        inactive: inactive ? 'yes' : '',
      };
      return COLUMNS.map((column) => cells[column] ?? '');
    }),
  ]);

/** The mark of what no character could be read of. */
const isUnread = (cell: string) => cell.includes('\uFFFD');

/** The first row has the names of the columns. */
const rowNumber = (at: number) => at + 2;

/** Reads the text of the file; a problem's line is the number of its row. Never throws. */
export function readCsvList(csv: string): ListReading {
  const [head = [], ...cells] = readAnyCsv(csv);
  const columns = head.map((name) => name.trim().toLowerCase());
  const unknown = columns.filter((name) => !isColumn(name));
  const missing = ['youtube', 'name'].filter((name) => !columns.includes(name));
  if (unknown.length > 0 || missing.length > 0) {
    const message = [
      ...unknown.map((name) => `the column "${name}" is not known`),
      ...missing.map((name) => `there is no column "${name}"`),
      `possible columns: ${COLUMNS.join(', ')}`,
    ].join('; ');
    return { problems: [{ line: 1, message }] };
  }
  const unread = cells.flatMap((row, at) => (row.some(isUnread) ? [rowNumber(at)] : []));
  if (unread.length > 0) {
    const message = 'has characters that could not be read: save the file in UTF-8';
    return { problems: unread.slice(0, PROBLEMS_MAX).map((line) => ({ line, message })) };
  }
  const rows = cells.map((row): Row => {
    const given = columns.map((name, at) => [name, row[at]?.trim() ?? ''] as const);
    return Object.fromEntries(given.filter(([, cell]) => cell !== ''));
  });
  const value = { orgs: orgsOf(rows), channels: rows.map(channelOf) };
  return checkChannelList(value, ([, row]) => (typeof row === 'number' ? rowNumber(row) : 1));
}
