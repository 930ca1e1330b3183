import { vars } from '@oshimado/ui/theme';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { isShownDark, modeOf } from './mode';
import { paintThemeColor } from './paint-theme-color';
import { themeColors } from './theme-colors';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

test.each([
  [null, 'system', false],
  [true, 'dark', true],
  [false, 'light', false],
])('a stored %s is the mode %s', (stored, mode, isDark) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
  expect(modeOf(stored)).toBe(mode);
  expect(isShownDark(stored)).toBe(isDark);
});

describe('the colours of the browser around the page', () => {
  it('the colours of the browser around the page are those of the chosen mode and theme, or of both modes', () => {
    const [first, second] = [0, 1].map((theme) => themeColors({ mode: 'system', theme }));
    expect(first).not.toEqual(second);
    expect(first?.dark).not.toBe(first?.light);
    expect(themeColors({ mode: 'dark', theme: 0 })).toEqual({
      dark: first?.dark,
      light: first?.dark,
    });
    expect(themeColors({ mode: 'light', theme: 0 })).toEqual({
      dark: first?.light,
      light: first?.light,
    });
    expect(themeColors({ mode: 'dark', theme: 99 }).dark).toBe(first?.dark);
  });

  test.each([
    ['system', ['dark', 'light']],
    ['dark', ['dark', 'dark']],
    ['light', ['light', 'light']],
  ] as const)('follow the top bar in the mode %s', (mode, schemes) => {
    for (const scheme of ['dark', 'light']) {
      const tag = document.createElement('meta');
      Object.assign(tag, { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})` });
      document.head.append(tag);
    }
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
      const { color, colorScheme } = (element as HTMLElement).style;
      expect(color).toBe(vars.color.bar);
      return { color: colorScheme } as CSSStyleDeclaration;
    });
    paintThemeColor(mode);
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(tags.map(({ content }) => content)).toEqual(schemes);
    expect(document.querySelector('i')).toBeNull();
  });
});
