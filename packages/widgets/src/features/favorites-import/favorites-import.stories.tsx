import type { ChannelLookupClient, LookedUpChannel } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { DeviceGroup } from '../../base/groups';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, showsToasts, steps, type PlayStep } from '../../storybook/press';
import { favoriteOf, talentChannels } from '../../storybook/sample-channels';
import { storyUser } from '../../storybook/sample-edits';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { FavoritesImport } from './index';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

const names = ['星見みなと', 'Amber Vale', 'しずく', 'Kuroba Rin', 'Nova Quill'];
const keyOf = (at: number) => `UCstory${String(at).padStart(17, '0')}`;
const [sample] = talentChannels(1);
const favorites = sample ? [{ ...favoriteOf(sample), id: keyOf(0), name: '星見みなと' }] : [];

const here: readonly LookedUpChannel[] = names.map((name, at) => ({
  key: keyOf(at),
  id: keyOf(at),
  name,
  english_name: null,
  type: at === 4 ? 'subber' : 'vtuber',
  org: null,
}));
const server = (found: readonly LookedUpChannel[]): ChannelLookupClient => ({
  postChannelLookup: ({ body }) =>
    Promise.resolve(found.filter(({ key }) => body.channels.includes(key))),
});
const site = server(here);
const lost: ChannelLookupClient = {
  postChannelLookup: refusing(503, 'unavailable', 'postChannelLookup'),
};
const slow: ChannelLookupClient = { postChannelLookup: never };

interface StoryProps {
  readonly client: ChannelLookupClient;
  readonly groups?: readonly DeviceGroup[];
}

function ImportStory({ client, groups = [] }: StoryProps) {
  const [store] = useState(() => memoryGroups({ groups, owner: storyUser.id }).openTab());
  return (
    <Replaced what={pageGroups} by={store}>
      <FavoritesImport client={client} />
    </Replaced>
  );
}

const page: FeatureStoryOptions = {
  user: storyUser,
  client: { getFavorites: () => Promise.resolve(favorites) },
};
const meta = {
  title: 'Widgets/FavoritesImport',
  component: ImportStory,
  decorators: [onFeaturePage],
  parameters: { feature: page, docs: { story: { inline: false, height: '40rem' } } },
  args: { client: site },
} satisfies Meta<typeof ImportStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile = (_id: string, name: string, places: readonly number[], bgColor = '#000000') =>
  JSON.stringify({
    _id,
    name,
    bgColor,
    textColor: '#FFFFFF',
    subscriptions: places.map((at) => ({
      id: keyOf(at),
      name: names[at] ?? `Another channel ${at}`,
      thumbnail: null,
    })),
  });
const profiles = `${[
  profile('allChannels', 'All Channels', [0, 1, 2, 3, 4, 5, 6]),
  profile('one', 'Gamers', [1, 2, 5], '#00BFA5'),
  profile('two', '歌枠', [0, 3], '#C51162'),
  profile('three', 'Cooking', [5, 6], '#FFAB00'),
].join('\n')}\n`;

const open = steps(press('favoritesImport', 'open'), shows('dialog'));
const choose = (text: string, name = 'freetube-subscriptions.db'): PlayStep =>
  steps(open, async () => {
    const dialog = await within(document.body).findByRole('dialog');
    const input = dialog.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.');
    await userEvent.upload(input, new File([text], name));
    await waitFor(() => expect(input).not.toHaveAttribute('aria-busy'));
  });
/** Waits until the summary of what is left out, or not here, can be unfolded. */
const unfold: PlayStep = async () => {
  const dialog = await within(document.body).findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('summary')).not.toBeNull());
  for (const summary of dialog.querySelectorAll('summary')) {
    // oxlint-disable-next-line no-await-in-loop -- presses follow each other
    if (!summary.parentElement?.hasAttribute('open')) await userEvent.click(summary);
  }
};
const previewed: PlayStep = async () => {
  const dialog = await within(document.body).findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('form li')).not.toBeNull());
};

/** The button of the page. */
export const Default: Story = {};
/** Nothing is chosen yet. */
export const Empty: Story = { play: open };
/** The server is asked which channels it has. */
export const Checking: Story = { args: { client: slow }, play: choose(profiles) };
/** Profiles of FreeTube: one adds to a group, one makes a group, one has no channel here. */
export const Profiles: Story = {
  args: { groups: [sampleGroup({ name: 'Gamers', channelIds: [keyOf(1)] })] },
  play: steps(choose(profiles), previewed),
};
/** Channels that this site does not have can be looked at and requested. */
export const Unknown: Story = { play: steps(choose(profiles), unfold) };
/** Lines that cannot be read are named. */
export const Skipped: Story = {
  play: steps(
    choose(
      `${keyOf(1)},Amber\nhttps://tube.example/c/x,Elsewhere\nhttps://www.youtube.com/c/old,Old\nnothing,here\n`,
      'list.csv',
    ),
    unfold,
  ),
};
/** Everything is a favorite already. */
export const NothingNew: Story = { play: steps(choose(keyOf(0), 'list.txt'), previewed) };
/** Neither favorites nor the group have room for all. */
export const Full: Story = {
  args: {
    client: server(
      Array.from({ length: 1_200 }, (_, at) => ({
        key: keyOf(at),
        id: keyOf(at),
        name: `Talent ${at}`,
        english_name: null,
        type: 'vtuber' as const,
        org: null,
      })),
    ),
  },
  play: steps(
    choose(
      `${profile(
        'allChannels',
        'All',
        Array.from({ length: 1_200 }, (_, at) => at),
      )}\n${profile(
        'a',
        'Everybody',
        Array.from({ length: 900 }, (_, at) => at),
      )}\n`,
    ),
    previewed,
  ),
};
/** Only the channels in view are drawn. */
export const TenThousand: Story = {
  play: steps(
    choose(Array.from({ length: 10_000 }, (_, at) => keyOf(at)).join('\n'), 'list.txt'),
    unfold,
  ),
};
/** What is wrong, where, and what to do. */
export const CutOff: Story = { play: choose('{"subscriptions":[\n"UC', 'subscriptions.json') };
export const WrongFile: Story = { play: choose('PK\u0003\u0004', 'takeout.zip.txt') };
/** Nothing was added. */
export const Failed: Story = {
  args: { client: lost },
  play: steps(choose(profiles), shows('alert')),
};
/** The file is read; which channels are here is asked when the connection is back. */
export const Offline: Story = {
  args: { client: lost },
  parameters: offline({ user: storyUser, client: page.client }),
  play: choose(profiles),
};
/** Closed, with a way back. */
export const Added: Story = {
  play: steps(
    choose(profiles),
    previewed,
    press('favoritesImport', 'add', { values: { whole: 3 } }),
    showsToasts(),
  ),
};
