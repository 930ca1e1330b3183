import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code';
import { ExitCode, StartError } from './start-error';

const unusable = (why: string, cause: unknown) =>
  new StartError(ExitCode.configuration, `DATA_DIR: ${why}; choose another folder`, { cause });

const isFolder = async (path: string) =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

/**
 * Makes the folder and those above it. The recursive mkdir of Node calls a read-only disk ENOENT, and never ends below a folder
 * that takes no others, such as `/proc`.
 */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && (await isFolder(folder))) return;
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw unusable(`${folder} is not a folder, or is below something that is none`, error);
    }
    if (code !== 'ENOENT') throw error;
    const above = dirname(folder);
    if (await isFolder(above)) throw unusable(`no folder can be made in ${above}`, error);
    await makeDataFolder(above);
    await makeDataFolder(folder);
  }
}
