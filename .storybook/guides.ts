/** Guides with what the sources say about the same part, for the pages of documentation and the test of guides. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cssName } from '../packages/ui/src/theme/meanings.ts';
import type { Guide } from './guide.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const FOLDERS = ['packages/ui/src', 'packages/widgets/src'];

export interface Described {
  /** Title of the stories, such as `Actions/Button`. */
  readonly title: string;
  /** What guides call it: the title without its category. */
  readonly name: string;
  /** Where its sources are, from the root of the repository. */
  readonly folder: string;
  /** Undefined where none is written, which a test forbids. */
  readonly guide: Guide | undefined;
  /** How it is imported; empty for what is not published. */
  readonly importLine: string;
  /** Values of `data-part` in its sources. */
  readonly parts: readonly string[];
  /** Custom properties that its styles use. */
  readonly tokens: readonly string[];
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const matches = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found)),
];

const filesBelow = (ending: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => posix.join(folder, name.replaceAll('\\', '/'))),
  ).toSorted();

/** The stories' file without its endings; all stories of a part share its guide. */
export const keyOf = (storyFile: string) =>
  /packages\/.*?(?=(\.states)?\.stories\.tsx$)/.exec(storyFile)?.[0] ?? '';

const isSource = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(test|stories)\.|\.css\.ts$/.test(name);

/** The text of the sources of a folder, without tests and stories. */
const sourcesOf = (folder: string, recursive = false): string =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => read(`${folder}/${name}`))
    .join('\n');

/** The same with those of the folders in it and of the folders they import from, where inherited props are declared. */
export function sourcesAround(folder: string): string {
  const own = sourcesOf(folder, true);
  const others = matches(own, /from '(\.\.\/[^']+)'/g).map((path) => {
    const target = posix.join(folder, path);
    return existsSync(join(root, target)) ? target : dirname(target);
  });
  const folders = new Set(others.filter((path) => existsSync(join(root, path))));
  return [own, ...Array.from(folders, (other) => sourcesOf(other))].join('\n');
}

/** The style sheets that the sources of a folder import, its own and those of others. */
function stylesOf(folder: string): string {
  return matches(sourcesOf(folder), /from '(\.[^']+\.css)'/g)
    .map((path) => posix.join(folder, `${path}.ts`))
    .filter((path) => existsSync(join(root, path)))
    .map(read)
    .join('\n');
}

function importLineOf(folder: string, storyText: string): string {
  const ui = /^packages\/ui\/src\/([\w-]+)$/.exec(folder)?.[1];
  const index = ui ? `${folder}/index.ts` : 'packages/widgets/src/index.ts';
  const own = matches(storyText, /\bimport \{ ([^}]+) \} from '\.\//g)
    .flatMap((names) => names.split(', ').filter((name) => !name.startsWith('type ')))
    .filter((name) => new RegExp(`(?<!type )\\b${name}\\b`).test(read(index)));
  if (own.length === 0) return '';
  return `import { ${own.join(', ')} } from '@oshimado/${ui ? `ui/${ui}` : 'widgets'}';`;
}

function describe(storyFile: string): Described {
  const folder = dirname(storyFile);
  const text = read(storyFile);
  const guide = `${keyOf(storyFile)}.guide.json`;
  const title = /\btitle: '([A-Z]\w*\/[^']+)'/.exec(text)?.[1] ?? '';
  return {
    title,
    name: title.slice(title.indexOf('/') + 1),
    folder,
    // Its shape is proven by tests/architecture/guides.test.ts.
    guide: existsSync(join(root, guide)) ? (JSON.parse(read(guide)) as Guide) : undefined,
    importLine: importLineOf(folder, text),
    parts: matches(sourcesOf(folder), /data-part="([\w-]+)"/g),
    tokens: matches(stylesOf(folder), /\bvars\.(\w+(?:\.\w+)*)/g)
      .map((path) => `--${cssName(path.split('.'))}`)
      .toSorted(),
  };
}

/** Every part and widget by its stories' file; foundations are pages of their own. */
export const readGuides = (): Readonly<Record<string, Described>> =>
  Object.fromEntries(
    filesBelow('.stories.tsx')
      .filter((path) => !path.includes('/foundations/'))
      .map((path) => [path, describe(path)]),
  );
