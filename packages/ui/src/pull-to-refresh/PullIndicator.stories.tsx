import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PullIndicator } from './PullIndicator';

const meta = {
  title: 'Feedback/PullIndicator',
  component: PullIndicator,
  tags: ['ready'],
  args: {
    phase: 'pulling',
    distance: 120,
    labels: { ready: 'Release to refresh', refreshing: 'Refreshing' },
  },
} satisfies Meta<typeof PullIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Far enough: releasing reloads, and the text says so. */
export const Ready: Story = {
  args: { phase: 'ready', distance: 150 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Release to refresh');
  },
};
/** The finger goes on, the page does not. */
export const PulledFar: Story = { args: { phase: 'ready', distance: 900 } };
export const Refreshing: Story = {
  args: { phase: 'refreshing' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Refreshing');
  },
};
export const Idle: Story = { args: { phase: 'idle', distance: 0 } };
