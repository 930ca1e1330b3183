import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  deriveTheme,
  mix,
  readable,
  textOn,
  themeClass,
  themes,
  type Hex,
  type ThemeColors,
} from './index';

const [aqua] = themes;
if (!aqua) throw new Error('There is no theme 0.');

const GROUNDS = ['background', 'surface', 'surfaceRaised'] as const;
const READ = ['text', 'textMuted', 'link', 'upcoming', 'danger', 'warning', 'success'] as const;

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

const lowest = (colors: ThemeColors, name: keyof ThemeColors) =>
  Math.min(...GROUNDS.map((ground) => contrast(colors[name], colors[ground])));

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ff0000', 1],
  ])('of %s and %s is %f, whichever comes first', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 2);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });
});

describe.each([
  ['dark', deriveTheme(aqua.dark, true)],
  ['light', deriveTheme(aqua.light, false)],
] as const)('theme 0, %s', (_name, colors) => {
  it.each(READ)('%s reads on every ground', (name) => {
    expect(lowest(colors, name)).toBeGreaterThanOrEqual(4.5);
  });

  it('reads on its main button', () => {
    expect(contrast(colors.primaryText, colors.primary)).toBeGreaterThanOrEqual(4.5);
  });

  it('reads on the mark of what is live', () => {
    expect(contrast(colors.liveText, colors.live)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the focus on every ground', () => {
    expect(lowest(colors, 'focusRing')).toBeGreaterThanOrEqual(3);
  });
});

describe('any theme', () => {
  const part = (min: number, max: number) => fc.integer({ min, max });
  const shade = (min: number, max: number) =>
    fc
      .tuple(part(min, max), part(min, max), part(min, max))
      .map((rgb): Hex => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
  const seed = (background: fc.Arbitrary<Hex>) =>
    fc.record({ background, primary: hex, secondary: hex });

  it.each([
    ['dark', true, seed(shade(0, 0x40))],
    ['light', false, seed(shade(0xd0, 0xff))],
  ] as const)('that is %s reads on its grounds, whatever its colours', (_name, isDark, seeds) => {
    fc.assert(
      fc.property(seeds, (theme) => {
        const colors = deriveTheme(theme, isDark);
        for (const name of READ) expect(lowest(colors, name)).toBeGreaterThanOrEqual(4.5);
        expect(lowest(colors, 'focusRing')).toBeGreaterThanOrEqual(3);
        expect(contrast(colors.primaryText, colors.primary)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('the arithmetic of colours', () => {
  it('mixes from the first colour to the second', () => {
    expect([0, 0.5, 1].map((share) => mix('#000000', '#ffffff', share))).toEqual([
      '#000000',
      '#808080',
      '#ffffff',
    ]);
  });

  it('leaves a colour that reads as it is', () => {
    expect(readable('#ffffff', ['#000000'])).toBe('#ffffff');
  });

  it('writes on any colour in what reads', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        expect(contrast(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('writes in white or in a soft black', () => {
    expect([textOn('#ffffff'), textOn('#000000')]).toEqual(['#101010', '#ffffff']);
  });
});

describe('the class of a theme', () => {
  it('is that of its brightness', () => {
    expect([themeClass({ dark: true, theme: 0 }), themeClass({ dark: false, theme: 7 })]).toEqual([
      'oshi-dark',
      'oshi-light',
    ]);
  });
});
