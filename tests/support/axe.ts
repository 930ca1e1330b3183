import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What is examined and what of it is not, by selectors. */
interface Part {
  readonly include: string[];
  readonly exclude?: string[];
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, or in a part of it: one line a violation, with the elements. */
export async function violationsOf(
  page: Page,
  options: RunOptions = {},
  part: Part = { include: ['html'] },
): Promise<string[]> {
  // Through the debugger, because the page's own policy rightly refuses foreign scripts. Once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  // What is in order is megabytes: it is neither described nor taken out of the page.
  const violations = await page.evaluate(
    async ([context, given]) => {
      const { axe } = window as unknown as {
        axe: { run(context: Part, options: RunOptions): Promise<AxeResults> };
      };
      return (await axe.run(context, given)).violations;
    },
    // The examiner is in this document alone; documents in frames would never answer it.
    [
      part,
      { ...options, iframes: false, resultTypes: ['violations'] } satisfies RunOptions,
    ] as const,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes.map(({ target }) => target.join(' ')).join('; ')}`,
  );
}
