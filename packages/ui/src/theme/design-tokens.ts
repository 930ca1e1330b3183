/** The tokens in the form of the Design Tokens Community Group (2025.10), for design tools and other platforms. */
import { deriveTheme } from '../colour';
import { cssName, meanings } from './meanings';
import { scales, shadows, type ShadowLayer } from './scales';
import { themes } from './themes';

interface Token {
  /** Left out where the group says it. */
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}

/** A group of tokens, or of groups. */
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup | string;
}

type Tree = { readonly [name: string]: string | Tree };

const FULL = 255;

function colour(text: string) {
  const hex = /^#(..)(..)(..)$/.exec(text)?.slice(1);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(text)?.slice(1).map(Number);
  const parts = hex ? hex.map((part) => Number.parseInt(part, 16)) : rgb?.slice(0, 3);
  if (!parts) throw new TypeError(`${text} is no colour that the tokens can say.`);
  return {
    colorSpace: 'srgb',
    components: parts.map((part) => Math.round((part / FULL) * 10_000) / 10_000),
    alpha: hex ? 1 : (rgb?.[3] ?? 100) / 100,
    ...(hex && { hex: text }),
  };
}

function measure(text: string, units: readonly string[]) {
  const [, value, unit] = /^([\d.]+)([a-z]*)$/.exec(text) ?? [];
  if (value === undefined) throw new TypeError(`${text} is no measure that the tokens can say.`);
  return { value: Number(value), unit: unit && units.includes(unit) ? unit : units[0] };
}

const bezier = (text: string) =>
  text
    .slice(text.indexOf('(') + 1, -1)
    .split(',')
    .map(Number);

const layers = (all: readonly ShadowLayer[]) =>
  all.map(({ y, blur }) => ({
    color: '{color.shadow}',
    offsetX: { value: 0, unit: 'px' },
    offsetY: { value: y, unit: 'px' },
    blur: { value: blur, unit: 'px' },
    spread: { value: 0, unit: 'px' },
  }));

/** How each kind of token is formatted, by its place in the contract. */
const KINDS: readonly (readonly [RegExp, type: string, say: (text: string) => unknown])[] = [
  [/^color\./, 'color', colour],
  [
    /^font\.family/,
    'fontFamily',
    (text) => text.split(', ').map((name) => name.replaceAll("'", '')),
  ],
  [/^font\.weight\./, 'fontWeight', Number],
  [/^(font\.lineHeight|layer)\./, 'number', Number],
  [/^duration\./, 'duration', (text) => measure(text, ['ms', 's'])],
  [/^easing\./, 'cubicBezier', bezier],
  [/./, 'dimension', (text) => measure(text, ['px', 'rem'])],
];

function token(path: readonly string[], text: string): Token {
  const address = path.join('.');
  const [, type, say] = KINDS.find(([pattern]) => pattern.test(address)) ?? [];
  if (!type || !say) throw new TypeError(`${address} is of no kind.`);
  return { $type: type, $value: say(text), ...about(path) };
}

/** What the contract says about it, and its name in CSS. */
function about(path: readonly string[]) {
  let meaning: string | Tree = meanings;
  for (const name of path) meaning = typeof meaning === 'string' ? meaning : (meaning[name] ?? '');
  return {
    $description: typeof meaning === 'string' ? meaning : '',
    $extensions: { 'dev.oshimado.css': `--${cssName(path)}` },
  };
}

const group = (tree: Tree, path: readonly string[]): TokenGroup =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = [...path, name];
      return [name, typeof value === 'string' ? token(here, value) : group(value, here)];
    }),
  );

/** Colours of one mode; what they are for is said once, with the first theme. */
export const colorTokens = (values: Readonly<Record<string, string>>) => ({
  color: {
    $type: 'color',
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { $value: colour(value) }]),
    ),
  },
});

/** Every token once; colours for the first theme in dark, and for each theme and mode under `theme`. */
export function designTokens(): TokenGroup {
  const [first] = themes;
  if (!first) throw new Error('There is no theme 0.');
  return {
    ...group({ color: deriveTheme(first.dark, true), ...scales }, []),
    shadow: Object.fromEntries(
      Object.entries(shadows).map(([name, value]) => [
        name,
        { $type: 'shadow', $value: layers(value), ...about(['shadow', name]) },
      ]),
    ),
    theme: Object.fromEntries(
      themes.map(({ slug, dark, light }) => [
        slug,
        {
          dark: colorTokens(deriveTheme(dark, true)),
          light: colorTokens(deriveTheme(light, false)),
        },
      ]),
    ),
  };
}
