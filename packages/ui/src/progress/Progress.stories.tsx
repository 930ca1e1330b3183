import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  tags: ['ready'],
  args: { label: 'Uploading', value: 40 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};
export const InWords: Story = { args: { value: 3, max: 12, valueText: '3 of 12 files' } };
export const InAnotherLanguage: Story = {
  args: { label: 'Envoi', value: 40, locale: 'fr' },
};
export const LongText: Story = {
  args: {
    label: 'Die ausgewählten Einträge werden gerade hochgeladen und geprüft '.repeat(2),
    valueText: '3 von 12 Einträgen',
  },
};
export const Done: Story = { args: { value: 100 } };

/** Of unknown length. */
export const Indeterminate: Story = {
  args: { label: 'Connecting', value: null },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};
