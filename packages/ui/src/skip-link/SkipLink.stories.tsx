import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './SkipLink';

const meta = { title: 'UI/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: '#storybook-root', children: 'Skip to content' } };

export const Focused: Story = {
  args: { href: '#storybook-root', children: 'Skip to content' },
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};
