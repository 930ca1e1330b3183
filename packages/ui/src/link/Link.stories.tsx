import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Link } from './Link';

const meta = {
  title: 'Actions/Link',
  component: Link,
  tags: ['ready'],
  args: { href: '#rules', children: 'the rules' },
  render: (args) => (
    <p>
      Before you write, read <Link {...args} /> once.
    </p>
  ),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Leads out of the page, and says so. */
export const External: Story = {
  args: { externalLabel: '(opens in a new tab)' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /the rules.*new tab/ });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};
export const Quiet: Story = {
  args: { tone: 'quiet' },
  render: (args) => <Link {...args} />,
};
export const LongText: Story = {
  args: { children: 'a-very-long-name-without-a-space-'.repeat(6) },
};

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves the focus to the link.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'the rules' })).toHaveFocus();
  }),
  key('Enter', 'Follows it.', async ({ canvas, user }) => {
    const onClick = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link').addEventListener('click', onClick, { once: true });
    await user.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
  }),
]);
