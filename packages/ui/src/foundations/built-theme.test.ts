import { expect, it } from 'vitest';
import { buildTheme } from './built-theme';

const SEED = { background: '#121212', primary: '#f06292', secondary: '#3b88d5' } as const;

it('a built theme measures every pair, and all of a dark ground reach their ratio', () => {
  const { pairs } = buildTheme(SEED, true);
  expect(pairs.length).toBeGreaterThan(60);
  expect(pairs.filter(({ ratio, least }) => ratio < least)).toEqual([]);
});

it('a built theme shows the pairs that a ground in between makes impossible', () => {
  const { pairs } = buildTheme({ ...SEED, background: '#606060' }, true);
  expect(pairs.some(({ ratio, least }) => ratio < least)).toBe(true);
});

it('a built theme is the same as custom properties and as tokens', () => {
  const { css, tokens, variables } = buildTheme(SEED, true);
  expect(css).toContain('--oshi-color-primary: #f06292;');
  const parsed = JSON.parse(tokens) as { color: { primary: { $value: { hex: string } } } };
  expect(parsed.color.primary.$value.hex).toBe(variables['--oshi-color-primary']);
});

it('a built theme refuses a text that is no colour', () => {
  expect(() => buildTheme({ ...SEED, primary: '#pink' }, true)).toThrow('#pink is not a colour');
});
