import type { Client } from '@oshimado/contract';
import { defaultSettings, writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { favoriteOf, storedChannelOf, talentChannels } from '../../storybook/sample-channels';
import { sampleUser } from '../../testing/samples';
import { BlockedPicker, FavoritePicker } from '.';

const meta = {
  title: 'Widgets/ChannelPicker',
  component: BlockedPicker,
  decorators: [onFeaturePage],
} satisfies Meta<typeof BlockedPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = talentChannels(3);
const user = sampleUser();
const settings = writeModule('settings', {
  ...defaultSettings('en'),
  blockedChannels: found.slice(0, 2).map(storedChannelOf),
});
const on = (postChannelSearch: Client['postChannelSearch'], more: FeatureStoryOptions = {}) => ({
  feature: {
    client: {
      postChannelSearch,
      getFavorites: () => Promise.resolve(found.slice(1, 2).map(favoriteOf)),
    },
    ...more,
  },
});
const answering = () => Promise.resolve(found);
const typing: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.type(await within(canvasElement).findByRole('combobox'), 'a');
};
const finding: NonNullable<Story['play']> = async (context) => {
  await typing(context);
  await within(context.canvasElement).findAllByRole('option');
};
const failing: NonNullable<Story['play']> = async (context) => {
  await typing(context);
  const alert = within(context.canvasElement).getByRole('alert');
  await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
};

export const Default: Story = { parameters: on(answering) };
/** In the settings the blocked channels are chips of the field. */
export const Blocked: Story = {
  parameters: on(answering, { stored: { [settings.key]: settings.text } }),
};
export const Found: Story = { parameters: on(answering), play: finding };
export const Loading: Story = { parameters: on(never), play: typing };
export const NothingFound: Story = {
  parameters: on(() => Promise.resolve([])),
  play: typing,
};
export const Failed: Story = { parameters: on(refusing(503)), play: failing };
export const Offline: Story = { parameters: offline(), play: failing };
/** Favorites are listed beside the field; those among the channels found have a mark. */
export const Favorites: Story = {
  render: () => <FavoritePicker />,
  parameters: on(answering, { user }),
  play: finding,
};
