import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination';

const labels = {
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
  newer: 'Newer',
  older: 'Older',
};
const common = { label: 'Pages', hrefFor: (page: number) => `#${page}`, labels };

const meta = { title: 'UI/Pagination', component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ...common, page: 4, pageCount: 12 } };

export const First: Story = { args: { ...common, page: 1, pageCount: 12 } };
export const Last: Story = { args: { ...common, page: 12, pageCount: 12 } };
/** Where nobody knows how many pages there are. */
export const WithoutTotal: Story = { args: { ...common, page: 3 } };
