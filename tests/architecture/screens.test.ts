/** Every page of the portal is found in Storybook. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

it('each entry of the table of pages has a story', () => {
  const pages = all(textOf('apps/portal/src/routes/pages.ts'), /^ {2}'(\/[^']*)': /gm);
  const shown = new Set(all(textOf('.storybook/Screens.stories.tsx'), /path: '([^']+)'/g));
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((path) => !shown.has(path))).toEqual([]);
});
