import { defaultSettings, writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import {
  manyComments,
  sampleComments,
  sampleWatched,
  withPlayer,
} from '../../storybook/sample-watch';
import { CommentList } from './CommentList';

const redirecting = writeModule('settings', { ...defaultSettings('en'), redirectMode: true });

const meta = {
  title: 'Widgets/CommentList',
  component: CommentList,
  decorators: [withPlayer({ duration: 7_384 }), onFeaturePage],
  args: { video: sampleWatched(), comments: sampleComments, defaultOpen: true },
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Folded: Story = { args: { defaultOpen: false } };
export const Empty: Story = { args: { comments: [] } };
/** On the page for editing a video. */
export const WithoutMoments: Story = { args: { hasMoments: false } };
export const Many: Story = { args: { comments: manyComments(2_000) } };
/** Only the comments about one moment, shortest lists first. */
export const OneMoment: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^31:0\d \(\d\)$/ }));
  },
};
/** Time stamps lead to YouTube, as the viewer has set. */
export const Redirecting: Story = {
  parameters: { feature: { stored: { [redirecting.key]: redirecting.text } } },
};
