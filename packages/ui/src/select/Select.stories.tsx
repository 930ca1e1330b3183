import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select';

const options = ['Latest', 'Most popular'].map((label) => ({ value: label, label }));

const meta = { title: 'UI/Select', component: Select } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Sort by', options } };

export const HiddenLabel: Story = { args: { label: 'Sort by', hideLabel: true, options } };
