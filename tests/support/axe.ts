import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The elements to examine, and those to leave out, by selectors. */
interface Part {
  readonly include: string[];
  readonly exclude?: string[];
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds on the page or in a part of it: one line per violation, with its elements. */
export async function violationsOf(
  page: Page,
  options: RunOptions = {},
  part: Part = { include: ['html'] },
): Promise<string[]> {
  // Injected by `evaluate`, because the page's content security policy blocks other scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  // Only violations are returned: the passed checks would be megabytes.
  const violations = await page.evaluate(
    async ([context, given]) => {
      const { axe } = window as unknown as {
        axe: { run(context: Part, options: RunOptions): Promise<AxeResults> };
      };
      return (await axe.run(context, given)).violations;
    },
    // axe is injected into this document only, and would wait for frames without it.
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
