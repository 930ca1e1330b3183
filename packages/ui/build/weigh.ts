/** What a page pays for each part: its script with everything it needs but React, and its own stylesheet. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };

export interface Weight {
  /** The last part of its address, such as `button`. */
  readonly part: string;
  /** Bytes of script, minified, gzip. */
  readonly script: number;
  /** Bytes of style, minified, gzip. */
  readonly style: number;
  /** What it brings along from elsewhere, by package. */
  readonly libraries: readonly string[];
}

const gzipped = async (bytes: Uint8Array) =>
  (await promisify(gzip)(bytes, { level: 9 })).byteLength;

const packageOf = (file: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(file)?.[1];

/** Those we chose; what they bring along themselves goes without saying. */
const isOurs = (name: string) => Object.hasOwn(manifest.dependencies, name);

async function weighPart(part: string): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from './dist/${part}/index.js';`, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const sheet = `dist/${part}/index.css`;
  const [output] = Object.values(metafile.outputs);
  const used = Object.entries(output?.inputs ?? {}).filter(
    ([, { bytesInOutput }]) => bytesInOutput,
  );
  const libraries = new Set(used.flatMap(([file]) => packageOf(file) ?? []).filter(isOurs));
  return {
    part,
    script: await gzipped(outputFiles[0]?.contents ?? new Uint8Array()),
    style: existsSync(sheet) ? await gzipped(await readFile(sheet)) : 0,
    libraries: Array.from(libraries).sort(),
  };
}

/** Weighs the built parts, one after the other. */
export async function weigh(parts: readonly string[]): Promise<readonly Weight[]> {
  const weights: Weight[] = [];
  for (const part of parts) weights.push(await weighPart(part));
  return weights;
}
