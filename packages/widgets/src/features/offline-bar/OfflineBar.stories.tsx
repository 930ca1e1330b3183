import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useAnnouncesOffline } from '../../base/page';
import { onFeaturePage } from '../../storybook/feature';
import { OfflineBar } from './OfflineBar';

const MINUTE = 60_000;

interface StoryProps {
  /** How long ago the connection was lost; null while there is one. */
  readonly minutes: number | null;
  /** Whether the page itself shows an offline state. Default false. */
  readonly isAnnouncedByPage?: boolean;
}

function OfflineBarStory({ minutes, isAnnouncedByPage = false }: StoryProps) {
  const [now] = useState(Date.now);
  useAnnouncesOffline(isAnnouncedByPage);
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
export const AnnouncedByPage: Story = { args: { minutes: 12, isAnnouncedByPage: true } };
/** Nothing is rendered. */
export const Online: Story = { args: { minutes: null } };
