import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  tags: ['ready'],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: '#storybook-root', children: 'Skip to content' } };

export const Focused: Story = {
  args: { href: '#storybook-root', children: 'Skip to content' },
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};

export const Keyboard: Story = {
  args: { href: '#storybook-root', children: 'Skip to content' },
  ...keyboardStory([
    key('Tab', 'From the top of the page: shows the link.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
    }),
    key('Enter', 'Leads past the bar.', async ({ canvas, user }) => {
      const onClick = fn((event: Event) => event.preventDefault());
      canvas.getByRole('link').addEventListener('click', onClick, { once: true });
      await user.keyboard('{Enter}');
      await expect(onClick).toHaveBeenCalledOnce();
    }),
  ]),
};
