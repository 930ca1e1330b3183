import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../packages/widgets/src/storybook/answers';
import { offline } from '../packages/widgets/src/storybook/feature';
import { on, renderScreen, screenParameters, type ScreenProps } from './screen';

const meta = {
  title: 'Screens/About',
  tags: ['!autodocs'],
  render: renderScreen,
  args: { path: '/about' },
  parameters: { ...screenParameters },
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<ScreenProps>;

const answering = (getStats: Client['getStats']) => on({ client: { getStats } });

export const Default: Story = {};
/** The figures are loading. */
export const Loading: Story = { parameters: answering(never) };
export const Failed: Story = { parameters: answering(refusing(503)) };
export const Offline: Story = { parameters: offline() };
