import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink';

const meta = { title: 'UI/ButtonLink', component: ButtonLink } satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Return home', href: '#home' } };
