/**
 * Adds "use client" to each built entry that has a source file with the directive, so that server components can import it.
 * esbuild keeps only the directive of the entry's own file.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

const DIRECTIVE = /^(?:\/\*.*?\*\/\s*|\/\/.*\n)*'use client';/s;

/** The source files of an output and of all outputs that it imports, `import()` left out. */
function sourcesOf(start: string, outputs: Metafile['outputs']): readonly string[] {
  const reached = new Set([start]);
  // A set grows while it is walked: each output adds those it imports.
  for (const path of reached) {
    for (const { path: next, kind } of outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && outputs[next]) reached.add(next);
    }
  }
  // A file that only re-exports leaves no bytes; where it is the entry itself, its directive counts.
  const used = [...reached].flatMap((path) =>
    Object.entries(outputs[path]?.inputs ?? {}).flatMap(([source, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [source] : [],
    ),
  );
  return [outputs[start]?.entryPoint ?? start, ...used];
}

/** Needs `metafile: true`; the metafile is removed, because it is not published. */
export async function addUseClient(dir: string): Promise<void> {
  const path = join(dir, 'metafile-esm.json');
  const { outputs } = JSON.parse(await readFile(path, 'utf8')) as Metafile;
  await rm(path);
  const directives = new Map<string, Promise<boolean>>();
  const hasDirective = (source: string) => {
    const known = directives.get(source);
    if (known) return known;
    const asked = readFile(source, 'utf8').then(
      (text) => DIRECTIVE.test(text),
      // What a plugin made up is no file and has no directive.
      () => false,
    );
    directives.set(source, asked);
    return asked;
  };
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint);
  await Promise.all(
    entries.map(async ([output]) => {
      const found = await Promise.all(sourcesOf(output, outputs).map(hasDirective));
      const code = await readFile(output, 'utf8');
      // esbuild keeps the directive of the entry's own file.
      if (!found.includes(true) || code.startsWith('"use client"')) return;
      // On the line of the first statement: the lines of the source map stay right.
      await writeFile(output, `"use client";${code}`);
    }),
  );
}
