import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { SLOW_MS } from './use-is-slow';
import { WaitingBar } from './WaitingBar';

/** A page whose server never answers. */
function WaitingBarStory() {
  useQuery({ queryKey: ['unanswered'], queryFn: () => new Promise<string>(() => undefined) });
  return (
    <>
      <p>The page.</p>
      <WaitingBar />
    </>
  );
}

const meta = {
  title: 'Widgets/WaitingBar',
  component: WaitingBarStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof WaitingBarStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitLong = { timeout: SLOW_MS * 2 };

export const Slow: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Still loading/, {}, waitLong);
  },
};
/** Closed by the viewer, until the next wait. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }, waitLong));
    await expect(canvas.queryByText(/Still loading/)).toBeNull();
  },
};
