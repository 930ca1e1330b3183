import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon, WarningIcon } from '../icon';
import { Button } from '../button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  tags: ['ready'],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { icon: SearchIcon, title: 'Nothing matches', description: 'Try fewer filters.' },
};

export const TitleOnly: Story = { args: { title: 'Nothing here yet' } };
export const LongText: Story = {
  args: {
    icon: SearchIcon,
    title: 'Für die ausgewählten Filter wurde nichts gefunden',
    description: 'Weniger Filter oder ein anderes Wort können helfen. '.repeat(6),
  },
};
export const WithAction: Story = {
  args: {
    icon: WarningIcon,
    title: 'Couldn’t load',
    action: <Button variant="solid">Try again</Button>,
  },
};
