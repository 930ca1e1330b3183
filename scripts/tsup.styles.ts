/** How the packages with styles are built: vanilla-extract while bundling, then one small stylesheet. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';

export const styles = () => vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` });

/**
 * Joins the sheets of the entries into `styles.css`, in the order given, each rule once, and removes the parts. The raw
 * sheets carry a copy of themselves in comments, which minifying drops.
 */
export async function oneStylesheet(dir: string, sheets: readonly string[]): Promise<void> {
  const texts = await Promise.all(
    sheets.map(async (sheet) => {
      const raw = await readFile(join(dir, sheet), 'utf8');
      return (await transform(raw, { loader: 'css', minify: true, legalComments: 'none' })).code;
    }),
  );
  const all = await readdir(dir, { recursive: true });
  await Promise.all(
    all.filter((file) => /\.css(\.map)?$/.test(file)).map((file) => rm(join(dir, file))),
  );
  await writeFile(join(dir, 'styles.css'), texts.join(''));
}
