/** The list of exports in a package's README, between two comments: a reader finds each name, and it stays true. */
import { exportedNames, exportsOf, type ExportedName } from './exported-names';
import { sourceEntries } from './manifest';

const BEGIN = '<!-- exports: written by vitest -u -->';
const END = '<!-- /exports -->';
const BLOCK = new RegExp(`${BEGIN}.*${END}`, 's');

const quoted = (names: readonly ExportedName[]) =>
  names.map(({ name }) => `\`${name}\``).join(', ');

function sentence(names: readonly ExportedName[]): string {
  const values = quoted(names.filter(({ isType }) => !isType));
  const types = quoted(names.filter(({ isType }) => isType));
  return [values, types && `types ${types}`].filter(Boolean).join('; ');
}

/** The first folder or file of a path such as `./feed/feed-filter`. */
const topic = (from: string) => from.split('/')[1] ?? '';

type Entry = ReturnType<typeof sourceEntries>[number];

/** One line an entry; the entry for the whole package has one line a folder. */
function linesOf({ address, path }: Entry): string[] {
  const modules = exportsOf(path);
  const isWhole = address.split('/').length === 2;
  if (!isWhole) {
    const names = modules.flatMap((one) => one.names);
    return names.length > 0 ? [`- \`${address}\`: ${sentence(names)}`] : [];
  }
  const topics = new Map<string, ExportedName[]>();
  for (const { from, names } of modules) {
    topics.set(topic(from), [...(topics.get(topic(from)) ?? []), ...names]);
  }
  return [
    `- \`${address}\``,
    ...[...topics].map(([name, names]) => `  - ${name}: ${sentence(names)}`),
  ];
}

/** An entry for the whole of many parts, without what the parts have. */
function restOf(whole: Entry, parts: readonly Entry[]): string[] {
  const known = new Set(parts.flatMap(({ path }) => exportedNames(path)));
  const names = exportsOf(whole.path).flatMap((one) => one.names);
  const rest = sentence(names.filter(({ name }) => !known.has(name)));
  return [`- \`${whole.address}\`: all of the entries below${rest && `; also ${rest}`}`];
}

/** The README with the current list in place of the one it has. */
export function withExports(readme: string, workspace: string): string {
  if (!BLOCK.test(readme))
    throw new Error(`The README of ${workspace} has no place for its exports.`);
  const entries = sourceEntries(workspace);
  const parts = entries.filter(({ entry }) => entry !== '.');
  const whole = entries.find(({ entry }) => entry === '.');
  const lines =
    whole && parts.length > 5
      ? [...restOf(whole, parts), ...parts.flatMap(linesOf)]
      : entries.flatMap(linesOf);
  return readme.replace(BLOCK, () => [BEGIN, '', ...lines, '', END].join('\n'));
}

/** The README without its written lists, which may be as long as they must. */
export const withoutLists = (readme: string): string =>
  readme.replaceAll(/<!-- (\w+): written by vitest -u -->.*?<!-- \/\1 -->/gs, '');
