import { FilterIcon, HeartIcon, RefreshIcon } from '../icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton';

const meta = { title: 'UI/IconButton', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: RefreshIcon, label: 'Refresh' } };

export const Pressed: Story = { args: { icon: HeartIcon, label: 'Favorite', pressed: true } };
export const Disabled: Story = { args: { icon: FilterIcon, label: 'Filter', disabled: true } };
