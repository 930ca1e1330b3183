import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStoryPage } from '../../storybook/decorator';
import { clipper, talents } from '../../storybook/sample-videos';
import { ChannelCard, ChannelRow } from './ChannelCard';
import type { ChannelLinks, ChannelProfile } from './channel-card.types';

const talent: ChannelProfile = {
  ...talents[0],
  group: '1st Generation',
  twitter: 'oshimado_hinata',
  twitch: 'oshimado_hinata',
  yt_handle: ['@oshimado_hinata'],
  subscriber_count: 2_408_000,
  video_count: 609,
  clip_count: 3_028,
  top_topics: ['Block_Garden', 'singing', 'talk'],
  inactive: false,
};

const links: ChannelLinks = {
  org: (org) => `#org-${org}`,
  topic: (topic) => `#topic-${topic}`,
  clips: (id) => `#clips-${id}`,
};

const toggle = () => undefined;

const meta = {
  title: 'Widgets/ChannelCard',
  component: ChannelCard,
  decorators: [onStoryPage],
  args: {
    channel: talent,
    links,
    headingLevel: 2,
    heart: { isOn: false, toggle },
    block: { isBlocked: false, toggle },
  },
} satisfies Meta<typeof ChannelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Row: Story = { render: (args) => <ChannelRow {...args} /> };
export const Favorite: Story = { args: { heart: { isOn: true, toggle } } };
export const Guest: Story = { args: { heart: { isOn: false, refusal: 'guest', toggle } } };
export const Blocked: Story = { args: { block: { isBlocked: true, toggle } } };
export const Inactive: Story = { args: { channel: { ...talent, inactive: true } } };
export const Clipper: Story = {
  args: { channel: { ...clipper, subscriber_count: 7_270, video_count: 1_423, clip_count: null } },
};
/** As a device keeps one: a name and nothing to count. */
export const LittleKnown: Story = { args: { channel: talents[1] } };
/** One word each, of 300 letters: they are broken, and widen nothing. */
export const LongWords: Story = {
  args: {
    channel: {
      ...talent,
      english_name: 'N'.repeat(300),
      org: 'O'.repeat(300),
      group: 'G'.repeat(300),
      top_topics: ['t'.repeat(300)],
    },
  },
};
export const LongName: Story = {
  args: {
    channel: {
      ...talent,
      english_name: 'A name so long that nobody could ever read it out in one breath Ch. Official',
    },
  },
};
