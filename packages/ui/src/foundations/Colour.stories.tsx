import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast, deriveTheme, type ThemeColors, type ThemeSeed } from '../colour';
import { themeClass, themes } from '../theme';
import { cssName, meanings } from '../theme/meanings';
import * as css from './foundations.css';
import { Code, Page, Section, Table, Text } from './Page';

const meta = { title: 'Foundations/Colour', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const BRAND = ['background', 'surface', 'surfaceRaised', 'primary', 'accent', 'secondary'] as const;

const variable = (name: string) => `var(--${cssName(['color', name])})`;
const ratio = (a: string, b: string) => contrast(a, b).toFixed(1);

/** The lowest a text or control reaches on the grounds it may stand on. */
const lowest = (
  colours: ThemeColors,
  name: 'text' | 'textMuted' | 'link' | 'accent' | 'focusRing',
) =>
  Math.min(
    ...(['background', 'surface', 'surfaceRaised', 'surfaceSunken', 'hover'] as const).map(
      (ground) => contrast(colours[name], colours[ground]),
    ),
  ).toFixed(1);

function Board({
  name,
  seed,
  index,
  isDark,
}: {
  name: string;
  seed: ThemeSeed;
  index: number;
  isDark: boolean;
}) {
  const colours = deriveTheme(seed, isDark);
  const mode = isDark ? 'dark' : 'light';
  return (
    <li className={`${themeClass({ mode, theme: index })} ${css.board}`}>
      <div className={css.boardHead}>
        <strong>{name}</strong>
        <span className={css.muted}>{isDark ? 'Dark' : 'Light'}</span>
      </div>
      <span className={css.swatches} aria-hidden="true">
        {BRAND.map((colour) => (
          <span key={colour} style={{ background: variable(colour), forcedColorAdjust: 'none' }} />
        ))}
      </span>
      <span style={{ color: variable('link') }}>A link, {lowest(colours, 'link')} to 1</span>
      <span className={css.muted}>
        Text {lowest(colours, 'text')}, beside it {lowest(colours, 'textMuted')}
      </span>
      <span className={css.muted}>
        Button {ratio(colours.primaryText, colours.primary)}, control {lowest(colours, 'accent')},
        focus {lowest(colours, 'focusRing')}
      </span>
    </li>
  );
}

/** All 23 themes in both modes, each with the contrast it reaches where it is lowest. */
export const Themes: Story = {
  render: () => (
    <Page title="Colour">
      <Text>
        A theme is three colours: a ground and two brand colours, kept as they are given. All other
        colours are found from them in OKLCH, where a step in lightness looks the same for every
        hue: each text is moved towards white or black until it reads with at least 4.5 to 1, each
        control until it stands out with at least 3 to 1, on every ground it may stand on. The
        figures below are the lowest of each. A test computes all 46.
      </Text>
      <ul className={css.gallery}>
        {themes.flatMap(({ name, dark, light }, index) => [
          <Board key={`${name} dark`} name={name} seed={dark} index={index} isDark />,
          <Board key={`${name} light`} name={name} seed={light} index={index} isDark={false} />,
        ])}
      </ul>
    </Page>
  ),
};

/** Every colour by what it is for, in the theme and mode of the toolbar. */
export const Meanings: Story = {
  render: () => (
    <Page title="Colours by meaning">
      <Text>
        A part asks for a meaning, never for a colour. Setting one of these on an element changes it
        there and below. In forced colours each meaning becomes one of the system’s own.
      </Text>
      <Section title="Colours">
        <Table
          label="Colours"
          heads={['Token', 'For', 'Looks like']}
          rows={Object.entries(meanings.color).map(([name, meaning]) => ({
            key: name,
            cells: [
              <Code key="name">{`--${cssName(['color', name])}`}</Code>,
              meaning,
              <span
                key="swatch"
                className={css.swatch}
                style={{ background: variable(name) }}
                aria-hidden="true"
              />,
            ],
          }))}
        />
      </Section>
    </Page>
  ),
};
