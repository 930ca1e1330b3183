/** Where tests keep databases, data folders and profiles of browsers. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { keepFilesInMemory } from '../../scripts/memory-folder.mjs';

const GIB = 1024 ** 3;

afterEach(() => {
  vi.unstubAllEnvs();
});

it('files lie in memory where there is room for those of a run', () => {
  vi.stubEnv('TMPDIR', undefined);
  const usual = tmpdir();
  keepFilesInMemory({ free: () => 4 * GIB });
  expect(tmpdir()).toBe('/dev/shm');
  vi.stubEnv('TMPDIR', undefined);
  keepFilesInMemory({ free: () => 64 * 1024 ** 2 });
  expect(tmpdir()).toBe(usual);
});

it('a system that has no such memory keeps its own folder', () => {
  vi.stubEnv('TMPDIR', undefined);
  keepFilesInMemory({ memory: '/nowhere' });
  expect(process.env.TMPDIR).toBeUndefined();
  expect(existsSync(tmpdir())).toBe(true);
});

it('a folder that was named stays', () => {
  vi.stubEnv('TMPDIR', '/var/tmp');
  keepFilesInMemory({ free: () => 4 * GIB });
  expect(process.env.TMPDIR).toBe('/var/tmp');
});
