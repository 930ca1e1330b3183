import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = {
  title: 'Display/Badge',
  component: Badge,
  tags: ['ready'],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Talk' } };

export const Live: Story = { args: { children: '1:23:45', tone: 'live' } };
export const Upcoming: Story = { args: { children: '2h', tone: 'upcoming' } };
export const Overlay: Story = { args: { children: '12:34', tone: 'overlay' } };
export const Accent: Story = { args: { children: 'New', tone: 'accent' } };
export const Success: Story = { args: { children: 'Saved', tone: 'success' } };
export const Warning: Story = { args: { children: 'Late', tone: 'warning' } };
export const Danger: Story = { args: { children: 'Missing', tone: 'danger' } };
export const Information: Story = { args: { children: 'Beta', tone: 'info' } };

/** A figure says what it counts to those who only hear it. */
export const Count: Story = { args: { children: '12', tone: 'accent', label: '12 unread' } };
export const Secondary: Story = { args: { children: 'Guest', tone: 'secondary' } };
