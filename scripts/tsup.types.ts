/**
 * Types of a package: one declaration a source file, by the fast compiler, in place of one bundle an entry.
 * Node looks for whole file names, so the endings that the source leaves out are written in.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript7/package.json')),
  'bin/tsc',
);

const RELATIVE = /(from |import |import\()(['"])(\.{1,2}[^'"]*)\2/g;

/** The file a specifier means, as it is called once it is built. */
function complete(folder: string, specifier: string): string {
  if (existsSync(join(folder, `${specifier}.d.ts`))) return `${specifier}.js`;
  if (existsSync(join(folder, specifier, 'index.d.ts'))) return `${specifier}/index.js`;
  // The build writes declarations for JSON files; an app may not resolve JSON at all.
  const json = specifier.replace(/\.json$/, '');
  if (existsSync(join(folder, `${json}.d.ts`))) return `${json}.js`;
  throw new Error(`${folder} imports ${specifier}, which has no types.`);
}

export async function writeTypes(dir: string, project: string): Promise<void> {
  // `npm run typecheck` has the errors of the same files: here they would be looked for in each package again.
  const args = [compiler, '-p', project, '--noCheck'];
  await promisify(execFile)(process.execPath, args, { shell: false });
  const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file);
      const text = await readFile(path, 'utf8');
      const whole = text.replaceAll(
        RELATIVE,
        (_match, before: string, quote: string, specifier: string) =>
          `${before}${quote}${complete(dirname(path), specifier)}${quote}`,
      );
      await writeFile(path, whole);
    }),
  );
}
