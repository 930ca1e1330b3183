/** A test that fails the first time: a file in the folder `MARK` remembers that it ran. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('fails once', () => {
  const mark = join(process.env.MARK ?? '', 'has-failed');
  const isSecond = existsSync(mark);
  writeFileSync(mark, '');
  expect(isSecond).toBe(true);
});
