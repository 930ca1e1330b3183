import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  tags: ['ready'],
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Return home', href: '#home' } };

export const Solid: Story = {
  args: { children: 'Open the list', href: '#list', variant: 'solid' },
};

export const Plain: Story = { args: { children: 'All of them', href: '#all', variant: 'plain' } };
export const Small: Story = { args: { children: 'More', href: '#more', size: 'small' } };
export const LongText: Story = {
  args: { children: 'Zur Übersicht aller Einträge zurückkehren '.repeat(4), href: '#home' },
};

export const Keyboard: Story = {
  args: { children: 'Return home', href: '#home' },
  ...keyboardStory([
    key('Tab', 'Moves the focus to the link.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'Return home' })).toHaveFocus();
    }),
    key('Enter', 'Follows it.', async ({ canvas, user }) => {
      const onClick = fn((event: Event) => event.preventDefault());
      canvas.getByRole('link').addEventListener('click', onClick, { once: true });
      await user.keyboard('{Enter}');
      await expect(onClick).toHaveBeenCalledOnce();
    }),
  ]),
};
