import { describe, expect, it } from 'vitest';
import { themeClass, themes } from './index';
import { cssName, meanings } from './meanings';
import { scales } from './scales';
import { designTokens } from './design-tokens';
import { changesOf, defaultPalette, paletteOf } from './palette';

type Leaf = readonly [path: string, value: unknown];

const leaves = (tree: object, path: readonly string[] = []): readonly Leaf[] =>
  Object.entries(tree).flatMap(([name, value]): readonly Leaf[] =>
    typeof value === 'object' && value !== null && !('$value' in value)
      ? leaves(value, [...path, name])
      : [[[...path, name].join('.'), value]],
  );

describe('the themes', () => {
  it('the themes are 23, from Aqua through Reine, and Aqua is the default', () => {
    expect(themes).toHaveLength(23);
    expect([themes[0]?.name, themes[22]?.name]).toEqual(['Aqua', 'Reine']);
  });

  it('the themes have names without spaces around them, and slugs that an attribute can list', () => {
    expect(themes.filter(({ name }) => name !== name.trim())).toEqual([]);
    expect(themes.filter(({ slug }) => !/^[a-z]+$/.test(slug))).toEqual([]);
    expect(new Set(themes.map(({ slug }) => slug)).size).toBe(23);
  });

  it('say every colour for both modes', () => {
    expect(defaultPalette.background).toBe('light-dark(#f2f2f2, #121212)');
    expect(defaultPalette.primary).toBe('#f06292');
    expect(defaultPalette.live).toBe('#d3122b');
  });

  it('write only what differs from the default', () => {
    const [aqua, matsuri] = themes;
    if (!aqua || !matsuri) throw new Error('Two themes are missing.');
    expect(changesOf(aqua)).toEqual({});
    expect(changesOf(matsuri)).not.toHaveProperty('background');
    expect({ ...defaultPalette, ...changesOf(matsuri) }).toEqual(paletteOf(matsuri));
  });

  it('the themes keep the green that two of them bring', () => {
    expect(
      themes.flatMap(({ slug, dark }) => (dark.success ? [[slug, dark.success]] : [])),
    ).toEqual([
      ['coco', '#b333c9'],
      ['suisei', '#16f7a5'],
    ]);
  });
});

describe('the class of a theme', () => {
  it('the class of a theme is its mode, and its name where it is not the first', () => {
    expect([
      themeClass({ mode: 'dark', theme: 0 }),
      themeClass({ mode: 'light', theme: 8 }),
      themeClass({ mode: 'system', theme: 22 }),
    ]).toEqual(['oshi-dark', 'oshi-light oshi-theme-suisei', 'oshi-system oshi-theme-reine']);
  });

  it.each([-1, 23, Number.NaN])(
    'the class of a theme is that of the first where there is no theme %d',
    (theme) => {
      expect(themeClass({ mode: 'dark', theme })).toBe('oshi-dark');
    },
  );
});

describe('the tokens', () => {
  it('the tokens are at least 60, each with its meaning', () => {
    const all = leaves(meanings);
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(all.filter(([, meaning]) => String(meaning).length < 5)).toEqual([]);
  });

  it('the tokens have names that a host page can set', () => {
    expect(cssName(['color', 'surfaceRaised'])).toBe('oshi-color-surface-raised');
  });

  it('the tokens are all in tokens.json, typed and described, by the same paths', () => {
    const { theme, ...rest } = designTokens();
    const tokens = leaves(rest);
    expect(tokens.map(([path]) => path).sort()).toEqual(
      leaves(meanings)
        .map(([path]) => path)
        .sort(),
    );
    for (const [, value] of tokens) {
      expect(value).toMatchObject({
        $type: expect.any(String),
        $description: expect.stringMatching(/./),
      });
    }
    expect(Object.keys(theme ?? {})).toEqual(themes.map(({ slug }) => slug));
  });

  it('say values as the Design Tokens form has them', () => {
    expect(designTokens()).toMatchObject({
      color: {
        background: {
          $type: 'color',
          $value: {
            colorSpace: 'srgb',
            components: [0.0706, 0.0706, 0.0706],
            alpha: 1,
            hex: '#121212',
          },
        },
        scrim: { $value: { components: [0, 0, 0], alpha: 0.55 } },
      },
      space: { medium: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
      radius: { small: { $value: { value: 4, unit: 'px' } } },
      font: {
        weight: { bold: { $type: 'fontWeight', $value: 700 } },
        lineHeight: { normal: { $type: 'number', $value: 1.5 } },
      },
      duration: { quick: { $type: 'duration', $value: { value: 120, unit: 'ms' } } },
      easing: { standard: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] } },
      shadow: { raised: { $type: 'shadow', $value: [{ color: '{color.shadow}' }, {}] } },
      theme: {
        suisei: { light: { color: { $type: 'color', primary: { $value: { hex: '#3c3a97' } } } } },
      },
    });
  });

  it('begin every font stack with Latin letters and end it with what is always there', () => {
    const { family } = scales.font;
    expect(family).toMatch(/^system-ui, .*sans-serif$/);
  });
});
