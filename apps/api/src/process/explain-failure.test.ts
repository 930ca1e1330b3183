import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { diskProblem } from '../disk-problem';
import { explainFailure } from './explain-failure';
import { StartError } from './start-error';

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something, open '${path}'`), { code, path });

const databaseError = (code: string, message: string) => {
  const error = new DatabaseError(message, message.length, 'error');
  error.code = code;
  return error;
};

describe('failures of the machine', () => {
  it.each([
    [systemError('ENOSPC', '/data/x'), 'the disk is full: /data/x'],
    [systemError('EDQUOT', '/data/x'), 'the disk quota is used up: /data/x'],
    [systemError('EACCES', '/data/x'), 'permission denied: /data/x'],
    [systemError('EROFS', '/data/x'), 'the file system is read-only: /data/x'],
    [
      databaseError('53100', 'could not extend file "base/1/2":\n No space left on device'),
      'the disk of the store is full: could not extend file "base/1/2": No space left on device',
    ],
    [databaseError('53200', 'out of memory'), 'the store is out of memory: out of memory'],
  ])('end the start with code 6 and one line (%s)', (error, line) => {
    const failure = explainFailure(error);
    expect(failure.exitCode).toBe(6);
    expect(failure.message).toBe(line);
  });

  it('failures of the machine are found inside the errors that wrap them', () => {
    const inner = systemError('ENOSPC', '/data/x');
    const wrapped = new Error('writing failed', {
      cause: new AggregateError([new Error(), inner]),
    });
    expect(diskProblem(wrapped)).toBe('the disk is full: /data/x');
  });

  it('failures of the machine are recognized from real errors of the file system', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oshimado-'));
    await writeFile(join(folder, 'file'), '');
    const error: unknown = await mkdir(join(folder, 'file', 'below')).catch(
      (reason: unknown) => reason,
    );
    expect(diskProblem(error)).toBeUndefined();
    await rm(join(folder, 'file'));
    await rmdir(folder);
  });
});

describe('other failures', () => {
  it('other failures keep the code and the line they were given', () => {
    const known = new StartError(5, 'no such host');
    expect(explainFailure(new Error('outer', { cause: known }))).toBe(known);
  });

  it('end with code 1', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toMatchObject({
      exitCode: 1,
      message: 'x is not a function',
    });
    expect(explainFailure('text')).toMatchObject({ exitCode: 1, message: 'text' });
  });

  it('do not hang on errors that wrap themselves', () => {
    const error: Error & { cause?: unknown } = new Error('loop');
    error.cause = error;
    expect(explainFailure(error).message).toBe('loop');
  });
});
