import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HeartIcon, HomeIcon, MultiviewIcon, SettingsIcon } from '../icon';
import { key, keyboardStory } from '../story-kit/keyboard';
import { BottomBar } from './BottomBar';

const meta = {
  title: 'Navigation/BottomBar',
  component: BottomBar,
  tags: ['ready'],
  args: {
    label: 'Main',
    current: '#home',
    items: [
      { href: '#home', label: 'Home', icon: HomeIcon },
      { href: '#favorites', label: 'Favorites', icon: HeartIcon },
      { href: '#multiview', label: 'Side by side', icon: MultiviewIcon },
      { href: '#settings', label: 'Settings', icon: SettingsIcon },
    ],
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole('link', { name: 'Home' });
    await expect(home).toHaveAttribute('aria-current', 'page');
  },
};

export const LongWords: Story = {
  args: {
    items: [
      { href: '#home', label: 'Startseite', icon: HomeIcon },
      { href: '#favorites', label: 'Избранное', icon: HeartIcon },
      { href: '#multiview', label: 'Nebeneinander ansehen', icon: MultiviewIcon },
      { href: '#settings', label: 'Configuración', icon: SettingsIcon },
    ],
  },
};

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves from link to link.', async ({ canvas, user }) => {
    for (const name of ['Home', 'Favorites', 'Side by side', 'Settings']) {
      await user.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  }),
]);
