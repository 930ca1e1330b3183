import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = { title: 'UI/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Talk' } };

export const Live: Story = { args: { children: '1:23:45', tone: 'live' } };
export const Upcoming: Story = { args: { children: '2h', tone: 'upcoming' } };
export const Overlay: Story = { args: { children: '12:34', tone: 'overlay' } };
export const Accent: Story = { args: { children: 'New', tone: 'accent' } };
