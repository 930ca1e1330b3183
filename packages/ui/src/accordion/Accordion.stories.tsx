import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Accordion } from './Accordion';

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  tags: ['ready'],
  args: {
    headingLevel: 2,
    items: [
      { value: 'what', title: 'What is it?', content: 'A window on what is on.' },
      { value: 'who', title: 'Who makes it?', content: 'Those who like to watch.' },
      { value: 'cost', title: 'What does it cost?', content: 'Nothing.' },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultValue: ['who'] } };
export const Several: Story = { args: { multiple: true, defaultValue: ['what', 'cost'] } };
export const Disabled: Story = {
  args: { items: [{ value: 'off', title: 'Not now', content: '', disabled: true }] },
};

export const Keyboard: Story = keyboardStory([
  key('Enter', 'Unfolds the section.', async ({ canvas, user }) => {
    await user.tab();
    const first = canvas.getByRole('button', { name: 'What is it?' });
    await expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('A window on what is on.')).toBeVisible();
  }),
  key('Arrow down', 'Moves to the next heading.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Who makes it?' })).toHaveFocus();
  }),
  key('Space', 'Unfolds the section; the one that was open folds.', async ({ canvas, user }) => {
    await user.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Who makes it?' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'What is it?' })).toHaveAttribute(
        'aria-expanded',
        'false',
      ),
    );
  }),
  key('Arrow up', 'Moves to the heading before it.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'What is it?' })).toHaveFocus();
  }),
  key('End', 'Moves to the last heading.', async ({ canvas, user }) => {
    await user.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'What does it cost?' })).toHaveFocus();
  }),
  key('Home', 'Moves to the first heading.', async ({ canvas, user }) => {
    await user.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'What is it?' })).toHaveFocus();
  }),
]);
