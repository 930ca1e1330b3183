import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themes } from '../theme';
import { atLightness, contrast, lift, lightness, mix, readable, textOn, type Hex } from './colour';
import { deriveTheme, type ThemeColors } from './derive-theme';
import { CONTROL_PAIRS, GROUNDS, TEXT_PAIRS, type ColorName } from './pairs';

const lowest = (colors: ThemeColors, name: ColorName, grounds: readonly ColorName[]) =>
  Math.min(...grounds.map((ground) => contrast(colors[name], colors[ground])));

/** The pairs that do not reach their ratio, for a message that says which. */
const failures = (colors: ThemeColors) =>
  (
    [
      [TEXT_PAIRS, 4.5],
      [CONTROL_PAIRS, 3],
    ] as const
  ).flatMap(([pairs, ratio]) =>
    pairs
      .filter(([name, grounds]) => lowest(colors, name, grounds) < ratio)
      .map(([name, grounds]) => `${name}: ${lowest(colors, name, grounds).toFixed(2)}`),
  );

const combinations = themes.flatMap((theme) => [
  { name: `${theme.name}, dark`, seed: theme.dark, isDark: true },
  { name: `${theme.name}, light`, seed: theme.light, isDark: false },
]);

describe('text reaches 4.5 to 1 and controls 3 to 1 in all 23 themes, dark and light', () => {
  it('are 46 combinations', () => {
    expect(combinations).toHaveLength(46);
  });

  it.each(combinations)('$name', ({ seed, isDark }) => {
    const colors = deriveTheme(seed, isDark);
    expect(failures(colors)).toEqual([]);
    expect(lowest(colors, 'text', GROUNDS)).toBeGreaterThanOrEqual(7);
  });

  it.each(combinations)('$name keeps its brand colours as given', ({ seed, isDark }) => {
    const { background, primary, secondary } = deriveTheme(seed, isDark);
    expect({ background, primary, secondary }).toEqual({
      background: seed.background,
      primary: seed.primary,
      secondary: seed.secondary,
    });
  });
});

describe('any theme', () => {
  const part = (min: number, max: number) => fc.integer({ min, max });
  const shade = (min: number, max: number) =>
    fc
      .tuple(part(min, max), part(min, max), part(min, max))
      .map((rgb): Hex => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  const any = shade(0, 255);
  const seed = (background: fc.Arbitrary<Hex>) =>
    fc.record({ background, primary: any, secondary: any });

  it.each([
    ['dark', true, seed(shade(0, 0x34))],
    ['light', false, seed(shade(0xe0, 0xff))],
  ] as const)('that is %s reads, whatever its colours', (_name, isDark, seeds) => {
    fc.assert(
      fc.property(seeds, (theme) => {
        expect(failures(deriveTheme(theme, isDark))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('any theme is written on in what reads', () => {
    fc.assert(
      fc.property(any, (colour) => {
        expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('any theme keeps its hue when it is made readable', () => {
    expect(readable('#f6d68d', ['#f2f2f2'])).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrast(readable('#f6d68d', ['#f2f2f2']), '#f2f2f2')).toBeLessThan(5);
  });
});

describe('the arithmetic of colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ff0000', 1],
  ])(
    'the arithmetic of colours finds the contrast of %s and %s, %f, whichever comes first',
    (a, b, ratio) => {
      expect(contrast(a, b)).toBeCloseTo(ratio, 2);
      expect(contrast(b, a)).toBe(contrast(a, b));
    },
  );

  it('mixes from the first colour to the second', () => {
    expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1)]).toEqual([
      '#000000',
      '#ffffff',
    ]);
    expect(lightness(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 2);
  });

  it('lifts by what the eye sees and stops at white and black', () => {
    expect(lightness(lift('#123456', 0.2)) - lightness('#123456')).toBeCloseTo(0.2, 1);
    expect([lift('#eeeeee', 1), lift('#111111', -1)]).toEqual(['#ffffff', '#000000']);
    expect(atLightness('#f06292', 0.5, 0)).toMatch(/^#(..)\1\1$/);
  });

  it('the arithmetic of colours leaves a colour that reads as it is', () => {
    expect(readable('#ffffff', ['#000000'])).toBe('#ffffff');
  });

  it('the arithmetic of colours writes in white or in a soft black', () => {
    expect([textOn('#ffffff'), textOn('#000000')]).toEqual(['#16161a', '#ffffff']);
  });

  it('the arithmetic of colours says which text is no colour', () => {
    expect(() => lightness('pinkish')).toThrow('pinkish is not a colour; write it like #f06292.');
  });
});
