import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../button';
import { HeartIcon, HomeIcon, MenuIcon, SettingsIcon } from '../icon';
import { escapeOf, key, keyboardStory } from '../story-kit/keyboard';
import { Drawer, DrawerLink } from './Drawer';
import { ModalDrawer } from './ModalDrawer';

const meta = {
  title: 'Layout/Drawer',
  component: Drawer,
  subcomponents: { DrawerLink, ModalDrawer },
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    label: 'Main',
    children: (
      <>
        <DrawerLink href="#home" icon={HomeIcon} current>
          Home
        </DrawerLink>
        <DrawerLink href="#favorites" icon={HeartIcon}>
          Favorites
        </DrawerLink>
        <DrawerLink href="#settings" icon={SettingsIcon}>
          Settings
        </DrawerLink>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone it comes when it is called. */
export const Modal: Story = {
  render: (args) => (
    <ModalDrawer
      {...args}
      closeLabel="Close"
      trigger={<IconButton icon={MenuIcon} label="Menu" />}
    />
  ),
};

export const ModalOpen: Story = {
  render: (args) => <ModalDrawer {...args} closeLabel="Close" defaultOpen />,
};

export const Keyboard: Story = {
  render: (args) => (
    <ModalDrawer
      {...args}
      closeLabel="Close"
      trigger={<IconButton icon={MenuIcon} label="Menu" />}
    />
  ),
  ...keyboardStory([
    key(
      'Enter',
      'On its button: opens, and moves the focus into the drawer.',
      async ({ canvas, page, user }) => {
        canvas.getByRole('button').focus();
        await user.keyboard('{Enter}');
        await page.findByRole('navigation', { name: 'Main' });
        await waitFor(() => expect(page.getByRole('button', { name: 'Close' })).toHaveFocus());
      },
    ),
    key(
      'Tab',
      'Moves from link to link, and never out of the open drawer.',
      async ({ page, user }) => {
        for (const name of ['Home', 'Favorites', 'Settings']) {
          await user.tab();
          await expect(page.getByRole('link', { name })).toHaveFocus();
        }
        await user.tab();
        await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
      },
    ),
    escapeOf('Menu'),
  ]),
};
