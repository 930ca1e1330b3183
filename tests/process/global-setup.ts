/**
 * Bundles the programs that tests start as processes of their own: from the bundle one starts in a second, through a
 * TypeScript loader in two and a half.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the bundled programs. */
    programs: string;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');
// Inside the server's folder, where its packages are found.
const CACHE = join(ROOT, 'apps/api/node_modules/.cache');

const PROGRAMS = [
  'apps/api/src/main.ts',
  'apps/api/src/postgres/keeper.ts',
  'apps/api/src/postgres/open-postgres.ts',
  'apps/api/src/cli/oshimado.ts',
  'tests/process/server.ts',
  'tests/process/fast-server.ts',
  'tests/process/writer.ts',
  'tests/realtime/cluster-member.ts',
];

export default async function setup(project: TestProject) {
  mkdirSync(CACHE, { recursive: true });
  const outdir = mkdtempSync(join(CACHE, 'oshimado-programs-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    entryNames: '[name]',
    outdir,
    bundle: true,
    splitting: true,
    sourcemap: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@oshimado/source'],
    plugins: [
      {
        name: 'packages of others stay outside',
        setup: (bundle) =>
          bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@oshimado/')
              ? undefined
              : { path, external: true },
          ),
      },
    ],
  });
  project.provide('programs', outdir);
  return () => rmSync(outdir, { recursive: true, force: true });
}
