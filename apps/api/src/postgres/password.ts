/** The embedded database's password: made once, kept where only the server's user can read it. */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExitCode, StartError } from '../process/start-error';

const FORM = /^[\w-]{32}$/;

export async function readOrMakePassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres.secret');
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept !== undefined) {
    if (FORM.test(kept.trim())) return kept.trim();
    throw new StartError(
      ExitCode.store,
      `${path} does not hold the password this server wrote; put the file of the database's folder back`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  // Moved into place whole: the database is made with it next, and a half-written one could never be guessed again.
  await writeFile(`${path}.new`, `${password}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return password;
}
