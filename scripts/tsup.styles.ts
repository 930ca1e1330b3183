/** How the packages with styles are built: vanilla-extract while bundling, then small stylesheets. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';

export const styles = () => vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` });

/** The raw sheets carry a copy of themselves in comments, which minifying drops. */
const minify = async (css: string) =>
  (await transform(css, { loader: 'css', minify: true, legalComments: 'none' })).code;

/** Where the rules of one source file begin in a sheet, and which file that is. */
const SECTION = /^\/\* vanilla-extract-css-ns:([^?]+)\?source=[^*]* \*\/$/m;

/** The sections of a sheet, by the file they come from. */
function sectionsOf(sheet: string): readonly (readonly [file: string, rules: string])[] {
  const [, ...pieces] = sheet.split(SECTION);
  return pieces.flatMap((file, index) =>
    index % 2 === 0 ? [[file, (pieces[index + 1] ?? '').replace(/\/\*#.*\*\//, '')] as const] : [],
  );
}

async function removeStylesheets(dir: string, kept: readonly string[]) {
  const all = await readdir(dir, { recursive: true });
  await Promise.all(
    all
      .filter((file) => /\.css(\.map)?$/.test(file) && !kept.includes(file))
      .map((file) => rm(join(dir, file))),
  );
}

/**
 * Makes of the sheets of all entries, in the order given, one `styles.css` with each rule once. With `keep`, the sheets stay
 * beside it, small, for apps that use one part.
 */
export async function joinStylesheets(
  dir: string,
  sheets: readonly string[],
  { keep = false }: { keep?: boolean } = {},
): Promise<void> {
  const sections = new Map<string, string>();
  for (const sheet of sheets) {
    const raw = await readFile(join(dir, sheet), 'utf8');
    const found = sectionsOf(raw);
    if (found.length === 0) throw new Error(`${sheet} has no rules that vanilla-extract wrote.`);
    for (const [file, rules] of found) sections.set(file, sections.get(file) ?? rules);
    if (keep) await writeFile(join(dir, sheet), await minify(raw));
  }
  await removeStylesheets(dir, keep ? sheets : []);
  await writeFile(join(dir, 'styles.css'), await minify(Array.from(sections.values()).join('\n')));
}
