/** The deployment's secret: configured, or created once in the data folder, readable only by its owner. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { errorCode } from './error-code';
import { makeDataFolder } from './make-data-folder';
import { ExitCode, StartError } from './start-error';

const SECRET_BYTES = 48;
const FILE = 'auth.secret';

/** The secret as it is; undefined if no server has made one yet. */
export async function readSecret({
  authSecret,
  dataDir,
}: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string | undefined> {
  if (authSecret !== undefined) return authSecret;
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => '');
  return text.trim().length >= SECRET_BYTES ? text.trim() : undefined;
}

export async function secretOf({
  authSecret,
  dataDir,
}: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string> {
  if (authSecret !== undefined) return authSecret;
  const path = join(dataDir, FILE);
  await makeDataFolder(dataDir);
  try {
    // Fails if the file exists, so that two concurrent first starts use the same secret.
    const made = randomBytes(SECRET_BYTES).toString('base64url');
    await writeFile(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept.length >= SECRET_BYTES) return kept;
    // Half-written when the first start was interrupted; no token was signed with it.
    throw new StartError(
      ExitCode.configuration,
      `${path} does not hold the secret this server wrote; remove the file, which logs everybody out`,
    );
  }
}
