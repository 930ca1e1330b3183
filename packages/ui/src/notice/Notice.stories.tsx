import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RefreshIcon } from '../icon';
import { Button } from '../button';
import { Notice } from './Notice';
import { inBox } from '../story-kit/in-box';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  tags: ['ready'],
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { title: 'Updated', children: 'The list shows what there was a minute ago.' },
};

export const Warning: Story = {
  args: { tone: 'warning', title: 'You’re offline', children: 'Last updated 5 minutes ago' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Couldn’t load',
    children: 'The server took too long to respond.',
    action: <Button startIcon={RefreshIcon}>Try again</Button>,
  },
};
export const LongText: Story = {
  args: {
    tone: 'info',
    title: 'Die Liste wird gerade im Hintergrund aktualisiert',
    children: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6),
    action: <Button size="small">Details anzeigen</Button>,
  },
};
/** The picture stays beside the words where the place is narrow; the action goes below. */
export const Narrow: Story = {
  args: {
    tone: 'info',
    title: 'Another language',
    children: 'The address of this page asks for it.',
    action: <Button size="small">Use mine</Button>,
  },
  decorators: [inBox({ inlineSize: '12rem' })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picture = canvas.getByRole('status').querySelector('svg')?.getBoundingClientRect();
    const words = canvas.getByText('Another language').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(picture?.right ?? Infinity);
    await expect(button.top).toBeGreaterThan(words.bottom);
  },
};
export const Success: Story = { args: { tone: 'success', title: 'Saved' } };
