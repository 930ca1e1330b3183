import type { Client } from '@oshimado/contract';
import {
  defaultSettings,
  writeModule,
  type ChannelChoices,
  type ChannelPart,
} from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { scene4 } from '../../storybook/pictures';
import {
  clipperChannels,
  favoriteOf,
  sampleFullChannel,
  storedChannelOf,
} from '../../storybook/sample-channels';
import { board, past } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { ChannelAnswer, ChannelView } from '.';

interface StoryProps {
  readonly part: ChannelPart;
  /** Page of the list, from 1. */
  readonly page: number;
  readonly choices: ChannelChoices;
}

const ChannelPageStory = ({ part, page, choices }: StoryProps) => (
  <ChannelAnswer id={channel.id} notFound={<p>The portal shows its “not found” page here.</p>}>
    {(answer) => (
      <ChannelView
        channel={answer}
        part={part}
        page={page}
        hrefFor={(number) => `#page-${number}`}
        choices={choices}
        onChoose={fn()}
      />
    )}
  </ChannelAnswer>
);

const meta = {
  title: 'Widgets/ChannelPage',
  component: ChannelPageStory,
  decorators: [onFeaturePage],
  args: { part: 'videos', page: 1, choices: { collabs: 'show', isMissing: false } },
} satisfies Meta<typeof ChannelPageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const channel = sampleFullChannel();
const user = sampleUser();
const videos = [...board(8), ...Array.from({ length: 16 }, () => past())];
const server: Partial<Client> = {
  getChannel: () => Promise.resolve(channel),
  getChannelVideos: () => Promise.resolve({ total: 100, items: videos }),
  getFavorites: () => Promise.resolve([favoriteOf(channel)]),
};
const on = (client: Partial<Client> = {}, more: FeatureStoryOptions = {}) => ({
  feature: { ...more, client: { ...server, ...client } },
});
const blocked = writeModule('settings', {
  ...defaultSettings('en'),
  blockedChannels: [storedChannelOf(channel)],
});

export const Guest: Story = { parameters: on() };
/** The channel is a favorite. */
export const LoggedIn: Story = { parameters: on({}, { user }) };
/** Its own videos are shown although it is blocked. */
export const Blocked: Story = { parameters: on({}, { stored: { [blocked.key]: blocked.text } }) };
export const SecondPage: Story = { args: { page: 2 }, parameters: on() };
export const Clips: Story = { args: { part: 'clips' }, parameters: on() };
export const Collabs: Story = { args: { part: 'collabs' }, parameters: on() };
export const About: Story = { args: { part: 'about' }, parameters: on() };
export const NoDescription: Story = {
  args: { part: 'about' },
  parameters: on({
    getChannel: () =>
      Promise.resolve(
        sampleFullChannel({ description: '', yt_name_history: null, published_at: null }),
      ),
  }),
};
export const Banner: Story = {
  parameters: on({ getChannel: () => Promise.resolve(sampleFullChannel({ banner: scene4 })) }),
};
/** A graduated talent: the photo is grey. */
export const Inactive: Story = {
  parameters: on({ getChannel: () => Promise.resolve(sampleFullChannel({ inactive: true })) }),
};
/** Only videos that are gone from their platform, and only collabs. */
export const Missing: Story = {
  args: { choices: { collabs: 'only', isMissing: true } },
  parameters: on({
    getChannelVideos: () =>
      Promise.resolve({ total: 3, items: [1, 2, 3].map(() => past({ status: 'missing' })) }),
  }),
};
/** A clipper has videos and a description only. */
export const Clipper: Story = {
  parameters: on({
    getChannel: () => Promise.resolve(sampleFullChannel({ ...clipperChannels[0] })),
  }),
};

/** The channel is loading. */
export const Loading: Story = { parameters: on({ getChannel: never }) };
/** The channel is loaded, its videos are not. */
export const LoadingVideos: Story = { parameters: on({ getChannelVideos: never }) };
export const Empty: Story = {
  parameters: on({ getChannelVideos: () => Promise.resolve({ total: 0, items: [] }) }),
};
export const NotFound: Story = { parameters: on({ getChannel: refusing(404, 'not_found') }) };
export const Failed: Story = { parameters: on({ getChannel: refusing(503, 'unavailable') }) };
export const VideosFailed: Story = {
  parameters: on({ getChannelVideos: refusing(503, 'unavailable') }),
};
/** The browser has no connection. */
export const Offline: Story = { parameters: offline() };
