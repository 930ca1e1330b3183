import type { Client } from '@oshimado/contract';
import {
  defaultSettings,
  writeModule,
  type ChannelTab,
  type StoredChannelTab,
} from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OUTBOX_KEY } from '../../base/viewer/ports/favorites-store';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import {
  clipperChannels,
  favoriteOf,
  keptFavorites,
  storedChannelOf,
  talentChannels,
} from '../../storybook/sample-channels';
import { sentenceOf, shows } from '../../storybook/press';
import { sampleUser } from '../../testing/samples';
import { ChannelList, type ChannelListProps } from './ChannelList';

const ChannelListStory = (props: ChannelListProps) => (
  <>
    <h1>Channels</h1>
    <ChannelList {...props} />
  </>
);

const meta = {
  title: 'Widgets/ChannelList',
  component: ChannelListStory,
  decorators: [onFeaturePage],
  args: { tab: 'vtuber', org: 'Hololive', hrefFor: (tab: ChannelTab) => `#${tab}` },
} satisfies Meta<typeof ChannelListStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const channels = talentChannels(9);
const user = sampleUser();
const unavailable = refusing(503);
const server: Partial<Client> = {
  getChannels: ({ type } = {}) =>
    Promise.resolve(type === 'subber' ? [...clipperChannels] : channels),
  getFavorites: () => Promise.resolve(channels.slice(0, 4).map(favoriteOf)),
};
const on = (options: FeatureStoryOptions) => ({ feature: { client: server, ...options } });

/** The storage of a device where a tab has this view. */
function storedView(view: Partial<StoredChannelTab>): Readonly<Record<string, string>> {
  const tab: StoredChannelTab = {
    cardView: false,
    sort: 'subscribers',
    isReversed: false,
    ...view,
  };
  const { key, text } = writeModule('channelsView', { vtuber: tab, subber: tab, favorites: tab });
  return { [key]: text };
}

const settings = writeModule('settings', {
  ...defaultSettings('en'),
  blockedChannels: channels.slice(0, 3).map(storedChannelOf),
});
const hidden = writeModule('settings', {
  ...defaultSettings('en'),
  hiddenGroups: { Hololive: ['1st Generation'] },
});

/** A guest can open everything; the hearts explain that favorites need a login. */
export const Guest: Story = { parameters: on({}) };
/** The first channels are favorites. */
export const LoggedIn: Story = { parameters: on({ user }) };
export const Cards: Story = { parameters: on({ user, stored: storedView({ cardView: true }) }) };
/** In groups, one of which is hidden on the home page. */
export const Grouped: Story = {
  parameters: on({
    user,
    stored: { ...storedView({ sort: 'group' }), [hidden.key]: hidden.text },
  }),
};
export const GroupedCards: Story = {
  parameters: on({ user, stored: storedView({ sort: 'group', cardView: true }) }),
};
export const GroupClosed: Story = {
  parameters: on({ user, stored: storedView({ sort: 'group' }) }),
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('button', { name: '1st Generation' });
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
  },
};
/** More than 20 favorites at once need a confirmation. */
export const Question: Story = {
  parameters: on({
    user,
    client: {
      getChannels: () =>
        Promise.resolve(talentChannels(22).map((one) => ({ ...one, group: '1st Generation' }))),
      getFavorites: () => Promise.resolve([]),
    },
    stored: storedView({ sort: 'group' }),
  }),
  play: async (context) => {
    const [all, label] = await Promise.all([
      sentenceOf(context, 'channels', 'group.all'),
      sentenceOf(context, 'channels', 'group.favoriteAll', { group: '1st Generation' }),
    ]);
    const name = `${all}: ${label}`;
    const heart = await within(context.canvasElement).findByRole('button', { name });
    await waitFor(() => expect(heart).toBeEnabled());
    await userEvent.click(heart);
    await shows('alertdialog')(context);
  },
};
/** All organizations can be grouped by organization. */
export const GroupedByOrg: Story = {
  args: { org: 'All Vtubers' },
  parameters: on({ stored: storedView({ sort: 'org' }) }),
};
export const Reversed: Story = { parameters: on({ stored: storedView({ isReversed: true }) }) };
/** A full page of 100: the next one can be loaded, and loads by itself near the end. */
export const LoadingMore: Story = {
  parameters: on({
    client: {
      ...server,
      getChannels: ({ offset } = {}) => (offset ? never() : Promise.resolve(talentChannels(100))),
    },
  }),
};
/** The next page failed; the channels that are loaded stay. */
export const MoreFailed: Story = {
  parameters: on({
    client: {
      ...server,
      getChannels: ({ offset } = {}) =>
        offset ? unavailable() : Promise.resolve(talentChannels(100)),
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Load more' }));
    await within(canvasElement).findByRole('alert');
  },
};
export const Loading: Story = { parameters: on({ client: { getChannels: never } }) };
export const Empty: Story = {
  parameters: on({ client: { getChannels: () => Promise.resolve([]) } }),
};
export const Failed: Story = { parameters: on({ client: { getChannels: unavailable } }) };
/** The browser has no connection. */
export const Offline: Story = { parameters: offline() };

export const Clippers: Story = { args: { tab: 'subber' }, parameters: on({}) };
export const NoClippers: Story = {
  args: { tab: 'subber' },
  parameters: on({ client: { getChannels: () => Promise.resolve([]) } }),
};

export const Favorites: Story = { args: { tab: 'favorites' }, parameters: on({ user }) };
export const FavoritesGrouped: Story = {
  args: { tab: 'favorites' },
  parameters: on({ user, stored: storedView({ sort: 'group', cardView: true }) }),
};
export const FavoritesOfGuest: Story = { args: { tab: 'favorites' }, parameters: on({}) };
export const FavoritesEmpty: Story = {
  args: { tab: 'favorites' },
  parameters: on({ user, client: { getFavorites: () => Promise.resolve([]) } }),
};
/** The first favorites are still to be sent. */
export const FavoritesKept: Story = {
  args: { tab: 'favorites' },
  parameters: on({
    user,
    client: { getFavorites: () => Promise.resolve([]), patchFavorites: never },
    stored: { [OUTBOX_KEY]: keptFavorites(user.id) },
  }),
};
export const FavoritesLoading: Story = {
  args: { tab: 'favorites' },
  parameters: on({ user, client: { getFavorites: never } }),
};
export const FavoritesFailed: Story = {
  args: { tab: 'favorites' },
  parameters: on({ user, client: { getFavorites: unavailable } }),
};

export const Blocked: Story = {
  args: { tab: 'blocked' },
  parameters: on({ stored: { [settings.key]: settings.text } }),
};
/** An unblocked channel stays in place, so that it can be blocked again. */
export const Unblocked: Story = {
  args: { tab: 'blocked' },
  parameters: on({ stored: { [settings.key]: settings.text } }),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /block/i });
    await userEvent.click(first!);
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
};
export const NothingBlocked: Story = { args: { tab: 'blocked' }, parameters: on({}) };
