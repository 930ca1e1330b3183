import type { Client } from '@oshimado/contract';
import { writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { screen, userEvent } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { commandIds } from '../../parts/key-bindings';
import { CommandKeys, CommandsProvider, useCommandsWindow } from '.';

interface StoryProps {
  readonly window: 'palette' | 'shortcuts';
}

const runs = Object.fromEntries(commandIds.map((id) => [id, () => undefined]));

function OpenWindow({ window }: StoryProps) {
  const { open } = useCommandsWindow();
  useEffect(() => open(window), [open, window]);
  return <CommandKeys runs={runs} />;
}

const CommandsStory = (props: StoryProps) => (
  <CommandsProvider>
    <OpenWindow {...props} />
  </CommandsProvider>
);

const getAutocomplete: Client['getAutocomplete'] = () =>
  Promise.resolve([
    { type: 'channel', value: 'UCstory0000000000000001', text: '白峰ひなた' },
    { type: 'topic', value: 'singing' },
  ]);

const meta = {
  title: 'Widgets/Commands',
  component: CommandsStory,
  decorators: [onFeaturePage],
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: { window: 'palette' },
} satisfies Meta<typeof CommandsStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const on = (feature: FeatureStoryOptions) => ({ feature });
const keys = (chosen: Readonly<Record<string, string | null>>, hasCharacterKeys = true) => {
  const { key, text } = writeModule('keys', { hasCharacterKeys, chosen });
  return on({ stored: { [key]: text } });
};
const type =
  (text: string): Play =>
  async () => {
    await userEvent.type(await screen.findByRole('combobox'), text);
  };
const press =
  (...pressed: readonly string[]): Play =>
  async () => {
    const buttons = await screen.findAllByRole('button');
    const change = buttons.find((button) => button.closest('li'));
    if (change) await userEvent.click(change);
    await screen.findByRole('textbox');
    await userEvent.keyboard(pressed.join(''));
  };

export const Palette: Story = {};
/** Names of organizations and suggestions of the server appear with the first letter. */
export const PaletteFound: Story = {
  parameters: on({ client: { getAutocomplete } }),
  play: type('白峰'),
};
export const PaletteSearching: Story = {
  parameters: on({ client: { getAutocomplete: never } }),
  play: type('白峰'),
};
/** The suggestions could not be loaded: commands and the search for the words themselves remain. */
export const PaletteFailed: Story = {
  parameters: on({ client: { getAutocomplete: refusing(503) } }),
  play: type('nothing like this'),
};
export const PaletteOffline: Story = { parameters: offline(), play: type('nothing like this') };

export const Shortcuts: Story = { args: { window: 'shortcuts' } };
/** Keys of a single letter or sign do not work: "off" next to each. */
export const WithoutCharacterKeys: Story = {
  args: { window: 'shortcuts' },
  parameters: keys({}, false),
};
/** Own keys can be reset; a command may have none. */
export const OwnKeys: Story = {
  args: { window: 'shortcuts' },
  parameters: keys({ 'go.home': 'h', 'go.favorites': null }),
};
export const Recording: Story = { args: { window: 'shortcuts' }, play: press('x') };
/** Another command has these keys, so they cannot be stored. */
export const RecordingConflict: Story = { args: { window: 'shortcuts' }, play: press('r') };
