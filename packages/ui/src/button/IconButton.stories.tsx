import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton';

const meta = { title: 'UI/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: 'refresh', label: 'Refresh' } };

export const Pressed: Story = { args: { icon: 'heart', label: 'Favorite', pressed: true } };
export const Disabled: Story = { args: { icon: 'filter', label: 'Filter', disabled: true } };
