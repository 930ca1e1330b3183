import type { Favorite } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { storyUser } from '../../storybook/sample-edits';
import { sampleFavorite } from '../../testing';
import MuteControl from './MuteControl';

const favorite = sampleFavorite({ id: 'UCstory0', name: '星見みなと' });
const having = (one: Favorite): FeatureStoryOptions => ({
  user: storyUser,
  client: { getFavorites: () => Promise.resolve([one]) },
});

const meta = {
  title: 'Widgets/FavoriteMutes',
  component: MuteControl,
  decorators: [onFeaturePage],
  args: { channelIds: ['UCstory0'], name: '星見みなと' },
  parameters: { feature: having(favorite) },
} satisfies Meta<typeof MuteControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The favorite is not muted. */
export const Default: Story = {};
/** It is muted: until when, and the way back. */
export const Muted: Story = {
  parameters: { feature: having({ ...favorite, muted_until: '2099-01-05T12:00:00.000Z' }) },
};
