/** The deployment's secret: given, or made once and kept in the data folder, readable by its owner alone. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { errorCode } from './error-code';
import { ExitCode, StartError } from './start-error';

const SECRET_BYTES = 48;
const FILE = 'auth.secret';

export async function secretOf({
  authSecret,
  dataDir,
}: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string> {
  if (authSecret !== undefined) return authSecret;
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  try {
    // Fails where there is one, so that two first starts keep the same.
    const made = randomBytes(SECRET_BYTES).toString('base64url');
    await writeFile(path, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const kept = (await readFile(path, 'utf8')).trim();
    if (kept.length >= SECRET_BYTES) return kept;
    // Written half when the first start was cut off; nothing was signed with it.
    throw new StartError(
      ExitCode.configuration,
      `${path} does not hold the secret this server wrote; remove the file, which logs everybody out`,
    );
  }
}
