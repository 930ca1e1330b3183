import { expect, it, vi } from 'vitest';
import { knownTheme } from './known-theme';
import { themeProblem } from './theme-words';

it.each(['', 'auto', ' light  reine ', 'suisei\ndark'])('the theme %j is known', (written) => {
  const complain = vi.fn();
  knownTheme.read(written, { complain });
  expect([complain.mock.calls, themeProblem(written)]).toEqual([[], undefined]);
});

it.each(['pink', 'suisei pink', 'Suisei'])('the theme %j is named as unknown', (written) => {
  const complain = vi.fn();
  knownTheme.read(written, { complain });
  expect(complain).toHaveBeenCalledOnce();
  expect(themeProblem(written)).toBe(
    `theme="${written}" cannot be read; it takes dark, light, auto, a theme like suisei, or both. The default is used.`,
  );
});
