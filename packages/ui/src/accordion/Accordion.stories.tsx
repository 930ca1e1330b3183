import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keyboardStory } from '../story-kit/keyboard';
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
  {
    keys: 'Enter',
    does: 'Unfolds the section.',
    press: async ({ canvas, user }) => {
      await user.tab();
      const first = canvas.getByRole('button', { name: 'What is it?' });
      await expect(first).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByText('A window on what is on.')).toBeVisible();
    },
  },
  {
    keys: 'Arrow down',
    does: 'Moves to the next heading.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: 'Who makes it?' })).toHaveFocus();
    },
  },
  {
    keys: 'Space',
    does: 'Unfolds the section; the one that was open folds.',
    press: async ({ canvas, user }) => {
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
    },
  },
  {
    keys: 'Arrow up',
    does: 'Moves to the heading before it.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('button', { name: 'What is it?' })).toHaveFocus();
    },
  },
  {
    keys: 'End',
    does: 'Moves to the last heading.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: 'What does it cost?' })).toHaveFocus();
    },
  },
  {
    keys: 'Home',
    does: 'Moves to the first heading.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: 'What is it?' })).toHaveFocus();
    },
  },
]);
