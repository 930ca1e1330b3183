import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
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
