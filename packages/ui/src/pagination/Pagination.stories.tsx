import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Pagination } from './Pagination';

const labels = {
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
  newer: 'Newer',
  older: 'Older',
};
const common = { label: 'Pages', hrefFor: (page: number) => `#${page}`, labels };

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  tags: ['ready'],
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ...common, page: 4, pageCount: 12 } };

export const First: Story = { args: { ...common, page: 1, pageCount: 12 } };
export const Last: Story = { args: { ...common, page: 12, pageCount: 12 } };
/** The number of pages is unknown. */
export const WithoutTotal: Story = { args: { ...common, page: 3 } };
/** The only page there is needs no way to another: nothing is drawn. */
export const SinglePage: Story = {
  args: { ...common, page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { ...common, page: 2, pageCount: 3 },
  ...keyboardStory([
    key(
      'Tab',
      'Moves from link to link: to the page before, each page, the page after.',
      async ({ canvas, user }) => {
        for (const name of ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Next page']) {
          await user.tab();
          await expect(canvas.getByRole('link', { name })).toHaveFocus();
        }
      },
    ),
    key('Enter', 'Goes to the page.', async ({ canvas, user }) => {
      const onClick = fn((event: Event) => event.preventDefault());
      canvas
        .getByRole('link', { name: 'Next page' })
        .addEventListener('click', onClick, { once: true });
      await user.keyboard('{Enter}');
      await expect(onClick).toHaveBeenCalledOnce();
    }),
  ]),
};
