import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useTellsOffline } from '../page';
import { onFeaturePage } from '../storybook/feature';
import { OfflineBar } from './OfflineBar';

const MINUTE = 60_000;

interface StoryProps {
  /** How long ago the connection was lost; null while there is one. */
  readonly minutes: number | null;
  /** Whether the page itself shows an offline state. Default false. */
  readonly isToldByPage?: boolean;
}

function OfflineBarStory({ minutes, isToldByPage = false }: StoryProps) {
  const [now] = useState(Date.now);
  useTellsOffline(isToldByPage);
  return (
    <>
      <p>The page.</p>
      <OfflineBar since={minutes === null ? null : now - minutes * MINUTE} />
    </>
  );
}

const meta = {
  title: 'Widgets/OfflineBar',
  component: OfflineBarStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof OfflineBarStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustLost: Story = { args: { minutes: 0 } };
export const MinutesAgo: Story = { args: { minutes: 12 } };
export const HoursAgo: Story = { args: { minutes: 300 } };
/** Closed by the viewer, until the connection is lost again. */
export const Closed: Story = {
  args: { minutes: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
/** Nothing is rendered: the page shows an offline state of its own. */
export const ToldByPage: Story = { args: { minutes: 12, isToldByPage: true } };
/** Nothing is rendered. */
export const Online: Story = { args: { minutes: null } };
