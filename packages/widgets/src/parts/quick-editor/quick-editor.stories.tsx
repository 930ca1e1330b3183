import type { Client, Mention } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../../storybook/answers';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, showsToasts, steps } from '../../storybook/press';
import { talents } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { QuickEditor } from '.';
import { inBox } from '../../storybook/in-box';

const mentions: Mention[] = talents.map(({ id, name, english_name, type, org, photo }) => ({
  id,
  name,
  english_name,
  type,
  org,
  suborg: null,
  group: null,
  photo,
}));
const topic = { topic_id: 'singing', id: 'singing', topic_approver_id: null };
const calls: Partial<Client> = {
  getMentions: () => Promise.resolve(mentions),
  getVideoTopic: () => Promise.resolve(topic),
  getTopics: () => Promise.resolve([{ id: 'singing', count: 1_200 }]),
};
const on = (more: Partial<Client>) => ({
  feature: {
    user: sampleUser({ role: 'editor' }),
    client: { ...calls, ...more },
  } satisfies FeatureStoryOptions,
});

const meta = {
  title: 'Widgets/QuickEditor',
  component: QuickEditor,
  decorators: [inBox({ maxInlineSize: '32rem' }), onFeaturePage],
  parameters: on({}),
  args: { video: { id: 'aaaaaaaaaaa', type: 'stream', channel: { id: 'UCown' } } },
} satisfies Meta<typeof QuickEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const markAll = press('editing', 'quick.mentions.markAll');
const remove = steps(markAll, press('editing', 'quick.mentions.apply'));

export const Default: Story = {};
export const Clip: Story = {
  args: { video: { id: 'aaaaaaaaaaa', type: 'clip', channel: { id: 'UCown' } } },
};
export const Marked: Story = { play: markAll };
export const Removing: Story = { parameters: on({ deleteMentions: never }), play: remove };
/** With a way back, for 4 s. */
export const Removed: Story = {
  parameters: on({ deleteMentions: () => Promise.resolve([]) }),
  play: remove,
};
/** The marks stay. */
export const RemovalFailed: Story = {
  parameters: on({ deleteMentions: refusing(403, 'stale_login', 'deleteMentions') }),
  play: steps(remove, showsToasts()),
};
export const Nobody: Story = { parameters: on({ getMentions: () => Promise.resolve([]) }) };
export const Loading: Story = { parameters: on({ getMentions: never, getVideoTopic: never }) };
export const Failed: Story = {
  parameters: on({
    getMentions: refusing(503, 'unavailable', 'getMentions'),
    getVideoTopic: refusing(503, 'unavailable', 'getVideoTopic'),
  }),
};
export const NoTopic: Story = {
  parameters: on({
    getVideoTopic: () => Promise.resolve({ topic_id: null, id: null, topic_approver_id: null }),
  }),
};
/** Others see nothing. */
export const Guest: Story = { parameters: { feature: { client: calls } } };
