import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Card } from './Card';
import { inBox } from '../story-kit/in-box';

const onAdd = fn();
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#3b6fa5"/><circle cx="8" cy="5" r="3" fill="#f6d68d"/></svg>')}`;

const meta = {
  title: 'Display/Card',
  component: Card,
  tags: ['ready'],
  args: {
    href: '#evening',
    headingLevel: 2,
    title: 'An evening by the sea',
    children: 'Yesterday, 12 minutes',
    media: (
      <img
        src={picture}
        alt=""
        width="320"
        height="180"
        style={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
      />
    ),
  },
  decorators: [inBox({ maxInlineSize: '20rem' })],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithoutPicture: Story = { args: { media: undefined } };
export const LongTitle: Story = {
  args: {
    title:
      'A title that does not end where one would like it to end 【とても長い題名】 and goes on',
  },
};

/** A button of its own takes its own press; the link is still one. */
export const WithActions: Story = {
  args: {
    actions: (
      <Button size="small" onClick={onAdd}>
        Add
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    onAdd.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  args: {
    actions: (
      <Button size="small" onClick={onAdd}>
        Add
      </Button>
    ),
  },
  ...keyboardStory([
    key('Tab', 'Moves to the card, then to each of its buttons.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: 'An evening by the sea' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus();
    }),
    key('Enter', 'Goes where the card leads.', async ({ canvas, user }) => {
      const link = canvas.getByRole('link');
      const onClick = fn((event: Event) => event.preventDefault());
      link.addEventListener('click', onClick, { once: true });
      link.focus();
      await user.keyboard('{Enter}');
      await expect(onClick).toHaveBeenCalledOnce();
    }),
  ]),
};
