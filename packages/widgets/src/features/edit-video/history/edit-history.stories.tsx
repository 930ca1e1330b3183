import type { Client, User } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { editCalls, editedVideo, storyEditor, storyUser } from '../../../storybook/sample-edits';
import { never, refusing } from '../../../storybook/answers';
import { onFeaturePage, type FeatureStoryOptions } from '../../../storybook/feature';
import {
  press,
  sentenceOf,
  shows,
  showsToasts,
  steps,
  type PlayStep,
} from '../../../storybook/press';
import { EditHistory } from '.';

const on = (user: User, calls: Partial<Client> = {}) => ({
  feature: { user, client: { ...editCalls, ...calls } } satisfies FeatureStoryOptions,
});
const open = press('editVideo', 'history.title');

/** Presses the button of the one edit, whose name says what it takes back. */
const revert: PlayStep = async (context) => {
  const what = await sentenceOf(context, 'editVideo', 'history.what.topic');
  await press('editVideo', 'history.revertWhat', { values: { what, value: 'Singing' } })(context);
};

const meta = {
  title: 'Widgets/EditHistory',
  component: EditHistory,
  decorators: [onFeaturePage],
  parameters: on(storyEditor),
  args: { videoId: editedVideo.id },
} satisfies Meta<typeof EditHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: open };
export const Folded: Story = {};
/** Viewers see their own edits, without a way back. */
export const OfViewer: Story = { parameters: on(storyUser), play: open };
export const Empty: Story = {
  parameters: on(storyEditor, { getAudit: () => Promise.resolve([]) }),
  play: open,
};
export const Loading: Story = { parameters: on(storyEditor, { getAudit: never }), play: open };
export const Failed: Story = {
  parameters: on(storyEditor, { getAudit: refusing(503, 'unavailable', 'getAudit') }),
  play: steps(open, shows('alert')),
};
/** It was changed again since. */
export const RevertRefused: Story = {
  parameters: on(storyEditor, {
    getAudit: () =>
      Promise.resolve([
        {
          id: '1',
          at: '2026-03-01T10:00:00.000Z',
          user_id: '1',
          username: 'somebody',
          action: 'topic.set',
          target_id: editedVideo.id,
          before: 'talk',
          after: 'singing',
          reverts: null,
          reverted_by: null,
        },
      ]),
    postRevert: refusing(409, 'conflict', 'postRevert'),
  }),
  play: steps(open, revert, showsToasts()),
};
