import type { Favorite, Video } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { wantedGroups } from '../../base/wanted-groups';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { sampleVideo, talents, upcoming } from '../../storybook/sample-videos';
import { AskedBoard } from '../../testing/AskedBoard';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { sampleUser } from '../../testing/samples';
import { FavoritesList } from './FavoritesList';
import { FavoritesLive } from './FavoritesLive';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

const meta = {
  title: 'Widgets/FavoritesList',
  component: FavoritesList,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <FavoritesLive />
        <Story />
      </div>
    ),
    onFeaturePage,
  ],
} satisfies Meta<typeof FavoritesList>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser();
const [hinata, luca, poppy] = talents;
const favorite = (channel: (typeof talents)[number]): Favorite => ({
  ...channel,
  type: 'vtuber',
  group: null,
  inactive: false,
  twitter: null,
  video_count: 120,
  subscriber_count: 45_000,
  clip_count: 8,
});
const server = (favorites: readonly Favorite[], videos: readonly Video[] = []) => ({
  getFavorites: () => Promise.resolve([...favorites]),
  getUsersLive: () => Promise.resolve([...videos]),
});
const all = [favorite(hinata), favorite(luca), favorite(poppy)];
const many = Array.from({ length: 12 }, (_, index) => ({
  ...favorite(hinata),
  id: `UCmany${index}`,
  name: `${hinata.name} ${index + 1}`,
  english_name: null,
}));

export const Guest: Story = {};
/** The favorites are loading: no number and no empty state yet. */
export const Loading: Story = {
  parameters: { feature: { user, client: { getFavorites: never } } },
};
/** The favorites Couldn’t check; they are loaded again by themselves. */
export const Failed: Story = {
  parameters: { feature: { user, client: { getFavorites: refusing(503) } } },
};
export const Offline: Story = { parameters: offline({ user }) };
export const Empty: Story = { parameters: { feature: { user, client: server([]) } } };
export const NoStreams: Story = { parameters: { feature: { user, client: server(all) } } };
/** It could not be loaded who is live; the channels are there. */
export const StreamsFailed: Story = {
  parameters: {
    feature: { user, client: { ...server(all), getUsersLive: refusing(404) } },
  },
  decorators: [
    (Story) => (
      <>
        <AskedBoard />
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Couldn’t check/);
  },
};
/** One is live, one is a guest in that stream, and one starts later. */
export const LiveAndUpcoming: Story = {
  parameters: {
    feature: {
      user,
      client: server(all, [
        sampleVideo({ channel: hinata, mentions: [{ ...poppy, group: null }] }),
        upcoming(90, { channel: luca }),
      ]),
    },
  },
};
/** More than eight: the rest is behind a button. */
export const Many: Story = { parameters: { feature: { user, client: server(many) } } };
export const Expanded: Story = {
  ...Many,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { expanded: false }));
  },
};

function WithGroups() {
  const [store] = useState(() =>
    memoryGroups({
      owner: user.id,
      groups: [
        sampleGroup({ channelIds: all.map(({ id }) => id) }),
        sampleGroup({
          id: 'group-2',
          name: '歌枠と雑談のいつものみんな',
          color: 'pink',
          position: 2,
        }),
      ],
    }).openTab(),
  );
  // As if a page with groups had been open.
  useEffect(() => wantedGroups.setState(true), []);
  return (
    <Replaced what={pageGroups} by={store}>
      <FavoritesList />
    </Replaced>
  );
}
/** Groups above the channels, with what is live of them. */
export const Groups: Story = {
  render: () => <WithGroups />,
  parameters: {
    feature: { user, client: server(all, [sampleVideo({ id: 'aaaaaaaaaaa', channel: hinata })]) },
  },
};
