import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useFavoriteGroups } from '../../base/groups/use-groups';
import type { DeviceGroup } from '../../base/groups';
import AddToGroupDialog from '../../parts/favorite-groups/AddToGroupDialog';
import ChannelGroups from '../../parts/favorite-groups/ChannelGroups';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press } from '../../storybook/press';
import { storyUser } from '../../storybook/sample-edits';
import { sampleFavorite } from '../../testing';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { GroupBar } from './GroupBar';
import GroupDialog from './GroupDialog';
import GroupsDialog from './GroupsDialog';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

const names = ['星見みなと', 'Amber Vale', 'しずく', 'Kuroba Rin', 'Nova Quill'];
const favorites = names.map((name, at) =>
  sampleFavorite({ id: `UCstory${at}`, name, org: at % 2 === 0 ? 'Hololive' : 'Nijisanji' }),
);
const some = [
  sampleGroup({ name: 'Gamers', channelIds: favorites.map(({ id }) => id) }),
  sampleGroup({ id: 'group-2', name: '歌枠', color: 'pink', position: 2 }),
  sampleGroup({ id: 'group-3', name: 'Late night', color: 'purple', position: 3 }),
];
const many = Array.from({ length: 50 }, (_, at) =>
  sampleGroup({ id: `group-${at}`, name: `Group ${at + 1} with a long name`, position: at }),
);

interface StoryProps {
  readonly groups: readonly DeviceGroup[];
  /** Default `bar`. */
  readonly part?: 'bar' | 'group' | 'new' | 'all' | 'channel' | 'add';
  /** Id of the group that is shown. Default all. */
  readonly current?: string;
}

const nothing = () => undefined;

function Part({ part = 'bar', current }: StoryProps) {
  const given = useFavoriteGroups();
  if (!given.isLoaded) return null;
  if (part === 'new') return <GroupDialog onClose={nothing} />;
  if (part === 'group')
    return given.groups.length > 0 ? <GroupDialog id="group-gamers" onClose={nothing} /> : null;
  if (part === 'all') return <GroupsDialog onClose={nothing} />;
  if (part === 'add')
    return (
      <AddToGroupDialog channelIds={['UCstory0', 'UCstory2']} title="Hololive" onClose={nothing} />
    );
  if (part === 'channel') return <ChannelGroups channelId="UCstory0" name="星見みなと" />;
  return <GroupBar given={given} current={current} hrefFor={() => '#'} />;
}

function GroupsStory(props: StoryProps) {
  const [store] = useState(() => memoryGroups({ groups: props.groups }).openTab());
  return (
    <Replaced what={pageGroups} by={store}>
      <Part {...props} />
    </Replaced>
  );
}

const page: FeatureStoryOptions = {
  user: storyUser,
  client: { getFavorites: () => Promise.resolve(favorites) },
};

const meta = {
  title: 'Widgets/FavoriteGroups',
  component: GroupsStory,
  decorators: [onFeaturePage],
  parameters: { feature: page },
} satisfies Meta<typeof GroupsStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All favorites are shown. */
export const Default: Story = { args: { groups: some } };
/** Before the first group. */
export const None: Story = { args: { groups: [] } };
/** One group is shown. */
export const Chosen: Story = { args: { groups: some, current: 'group-2' } };
/** As many as there can be. */
export const Fifty: Story = { args: { groups: many } };
export const NewGroup: Story = { args: { groups: some, part: 'new' } };
/** Its channels in their order. */
export const Group: Story = { args: { groups: some, part: 'group' } };
/** All groups in their order. */
export const AllGroups: Story = { args: { groups: some, part: 'all' } };
/** On the page of a channel. */
export const OfChannel: Story = {
  args: { groups: some, part: 'channel' },
  play: press('favorites', 'groups.channel', { values: { name: '星見みなと' } }),
};
/** Several favorites at once, chosen in the list of channels. */
export const AddTo: Story = { args: { groups: some, part: 'add' } };
/** They make the first group. */
export const AddToNew: Story = { args: { groups: [], part: 'add' } };
/** Changes wait on the device; nothing else is different. */
export const Offline: Story = {
  args: { groups: some },
  parameters: offline({ user: storyUser }),
};
