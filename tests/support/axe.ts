import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page: one line a violation, with the elements. */
export async function violationsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Through the debugger, because the page's own policy rightly refuses foreign scripts.
  await page.evaluate(await source);
  const { violations } = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}
