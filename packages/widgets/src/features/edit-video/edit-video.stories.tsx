import type { Client, Video } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { sampleVideo } from '../../storybook/sample-videos';
import { withPlayer } from '../../storybook/sample-watch';
import { EditVideo } from '.';
import { editCalls, editedVideo, storyEditor, storyUser } from '../../storybook/sample-edits';

const on = (more: Partial<FeatureStoryOptions>, calls: Partial<Client> = {}) => ({
  feature: {
    user: storyUser,
    client: { ...editCalls, ...calls },
    ...more,
  } satisfies FeatureStoryOptions,
});

const eventRow = (id: string, more: Partial<Video> = {}) =>
  sampleVideo({ id, status: 'live', channel: editedVideo.channel, ...more });
const eventRows = [
  eventRow(editedVideo.id, { event_id: editedVideo.id }),
  eventRow('eventtwin01', {
    event_id: editedVideo.id,
    type: 'placeholder',
    placeholderType: 'external-stream',
    link: 'https://www.twitch.tv/example',
    title: 'The same on another platform, with a rather long title that takes more than one line',
  }),
  eventRow('eventother1', { title: 'Another stream' }),
];

const meta = {
  title: 'Widgets/EditVideo',
  component: EditVideo,
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
    withPlayer({ currentTime: 800 }),
    onFeaturePage,
  ],
  parameters: { layout: 'fullscreen', ...on({}) },
  args: {
    video: editedVideo,
    tab: 'music',
    comments: editedVideo.comments,
    poster: null,
    chat: null,
  },
} satisfies Meta<typeof EditVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Topic: Story = { args: { tab: 'topic' } };
/** Words of the title suggest a topic that is missing. */
export const TopicSuggested: Story = {
  args: { tab: 'topic', video: { ...editedVideo, title: '【歌枠】 Karaoke' } },
  parameters: on(
    {},
    {
      getVideoTopic: () => Promise.resolve({ topic_id: null, id: null, topic_approver_id: null }),
    },
  ),
};
/** A rule found the topic by words. */
export const TopicByRule: Story = {
  args: { tab: 'topic' },
  parameters: on(
    { user: storyEditor },
    {
      getVideoTopic: () =>
        Promise.resolve({
          topic_id: 'singing',
          id: 'singing',
          topic_approver_id: null,
          topic_by: 'rule',
        }),
    },
  ),
};
/** Editors change and remove a topic. */
export const TopicOfEditor: Story = {
  args: { tab: 'topic' },
  parameters: on({ user: storyEditor }),
};
export const Mentions: Story = { args: { tab: 'mentions' } };
export const NoMentions: Story = {
  args: { tab: 'mentions' },
  parameters: on({}, { getMentions: () => Promise.resolve([]) }),
};
/** Streams that editors join and part. */
export const Event: Story = {
  args: { tab: 'event' },
  parameters: on({ user: storyEditor }, { getUsersLive: () => Promise.resolve(eventRows) }),
};
/** Only editors change it. */
export const EventOfViewer: Story = {
  args: { tab: 'event' },
  parameters: on({}, { getUsersLive: () => Promise.resolve(eventRows) }),
};
export const EventOver: Story = {
  args: { tab: 'event' },
  parameters: on({}, { getUsersLive: () => Promise.resolve([]) }),
};
export const EventLoading: Story = {
  args: { tab: 'event' },
  parameters: on({}, { getUsersLive: never }),
};
export const EventFailed: Story = {
  args: { tab: 'event' },
  parameters: on({}, { getUsersLive: refusing(503, 'unavailable', 'getUsersLive') }),
};
/** "Topic and music are off for non-streams." */
export const Clip: Story = { args: { tab: 'mentions', video: { ...editedVideo, type: 'clip' } } };
export const Guest: Story = { parameters: { feature: { client: editCalls } } };
export const Loading: Story = {
  args: { comments: undefined },
  parameters: on({}, { postLatestSongs: never, getVideoTopic: never, getMentions: never }),
};
export const Failed: Story = {
  args: { tab: 'mentions', comments: [] },
  parameters: on({}, { getMentions: refusing(503, 'unavailable', 'getMentions') }),
};
export const Offline: Story = { args: { comments: [] }, parameters: offline({ user: storyUser }) };
