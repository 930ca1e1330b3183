import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { Badge } from '../badge';
import { Button } from '../button';
import type { Hex, ThemeSeed } from '../colour';
import { Link } from '../link';
import { RadioGroup } from '../radio-group';
import { TextField } from '../text-field';
import { buildTheme, type BuiltTheme } from './built-theme';
import * as css from './foundations.css';
import { Page, Section, Table, Text } from './Page';

const meta = { title: 'Foundations/Theme builder', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SEEDS = {
  background: 'Ground',
  primary: 'First brand colour',
  secondary: 'Second brand colour',
};
type SeedName = keyof typeof SEEDS;
const NAMES = ['background', 'primary', 'secondary'] as const satisfies readonly SeedName[];

const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/i.test(text);

interface SeedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A colour, typed or picked. */
const SeedField = ({ label, value, onChange }: SeedFieldProps) => (
  <div className={css.row}>
    <TextField
      label={label}
      value={value}
      onValueChange={onChange}
      error={isHex(value) ? undefined : 'Write it like #f06292.'}
    />
    <input
      type="color"
      className={css.picker}
      aria-label={`Pick: ${label}`}
      value={isHex(value) ? value : '#000000'}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);

const Sample = ({ theme: { variables, colors } }: { theme: BuiltTheme }) => (
  <div className={css.board} style={variables}>
    <span>
      Text, <span style={{ color: colors.textMuted }}>text beside it</span>,{' '}
      <Link href="#sample">a link</Link>
    </span>
    <span className={css.row}>
      <Button variant="solid">Save</Button>
      <Button>Not now</Button>
      <Button variant="danger">Delete</Button>
      <Badge tone="live">Live</Badge>
      <Badge tone="upcoming">In 20 min</Badge>
    </span>
  </div>
);

/** A text to take along, with a button that copies it. */
function Output({ title, text }: { title: string; text: string }) {
  const [result, setResult] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('Copied'),
      () => setResult('The browser blocked copying: select the text.'),
    );
  return (
    <Section title={title}>
      <span>
        <Button onClick={() => void copy()}>{`Copy ${title}`}</Button>{' '}
        <span role="status">{result}</span>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reached by keys */}
      <div className={css.output} role="region" aria-label={title} tabIndex={0}>
        <pre>{text}</pre>
      </div>
    </Section>
  );
}

const Pairs = ({ theme: { pairs } }: { theme: BuiltTheme }) => {
  const low = pairs.filter(({ ratio, least }) => ratio < least);
  return (
    <Section title="Contrast">
      <Text>
        {low.length === 0
          ? `All ${pairs.length} pairs reach their ratio.`
          : `${low.length} of ${pairs.length} pairs are too close: choose a darker or lighter ground.`}
      </Text>
      <Table
        label="Contrast of every pair"
        heads={['Colour', 'On', 'Ratio', 'Least', 'Reached']}
        rows={pairs.map(({ name, ground, ratio, least }) => ({
          key: `${name} ${ground}`,
          cells: [name, ground, ratio.toFixed(2), String(least), ratio < least ? 'No' : 'Yes'],
        }))}
      />
    </Section>
  );
};

function Builder() {
  const [seed, setSeed] = useState<Readonly<Record<SeedName, string>>>({
    background: '#121212',
    primary: '#f06292',
    secondary: '#3b88d5',
  });
  const [mode, setMode] = useState('dark');
  const { background, primary, secondary } = seed;
  const whole: ThemeSeed | undefined =
    isHex(background) && isHex(primary) && isHex(secondary)
      ? { background, primary, secondary }
      : undefined;
  const theme = whole && buildTheme(whole, mode === 'dark');
  return (
    <Page title="Theme builder">
      <Text>
        A theme is three colours; all others are found from them in OKLCH, as in the 23 themes that
        come along. Choose yours, look at the contrast of every pair, and take it along as CSS or as
        tokens.
      </Text>
      {NAMES.map((name) => (
        <SeedField
          key={name}
          label={SEEDS[name]}
          value={seed[name]}
          onChange={(value) => setSeed({ ...seed, [name]: value })}
        />
      ))}
      <RadioGroup
        label="Mode"
        orientation="horizontal"
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
        value={mode}
        onValueChange={setMode}
      />
      {theme ? (
        <>
          <Sample theme={theme} />
          <Pairs theme={theme} />
          <Output title="CSS" text={theme.css} />
          <Output title="Tokens" text={theme.tokens} />
        </>
      ) : null}
    </Page>
  );
}

export const Default: Story = { render: () => <Builder /> };

/** Another ground: its pairs and its texts follow. */
export const TypedGround: Story = {
  render: () => <Builder />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ground = canvas.getByRole('textbox', { name: 'Ground' });
    await userEvent.clear(ground);
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.type(ground, '#0c111a');
    await expect(await canvas.findByText(/All \d+ pairs reach their ratio/)).toBeVisible();
    await expect(canvas.getByText(/--oshi-color-background: #0c111a;/)).toBeVisible();
  },
};
