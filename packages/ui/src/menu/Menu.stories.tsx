import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from '../button';
import { CopyIcon, ExternalIcon, MoreIcon } from '../icon';
import { keyboardStory } from '../story-kit/keyboard';
import { Menu, MenuItem, MenuLinkItem, MenuSeparator } from './Menu';
import { MenuCheckboxItem, MenuRadioGroup, MenuRadioItem } from './MenuChoices';
import { Submenu } from './Submenu';

const onCopy = fn();

function Choices() {
  const [pictures, setPictures] = useState(true);
  const [order, setOrder] = useState('newest');
  return (
    <>
      <MenuCheckboxItem checked={pictures} onCheckedChange={setPictures}>
        Pictures
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
        <MenuRadioItem value="newest">Newest</MenuRadioItem>
        <MenuRadioItem value="oldest">Oldest</MenuRadioItem>
      </MenuRadioGroup>
    </>
  );
}

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuLinkItem, MenuCheckboxItem, MenuRadioGroup, Submenu },
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    trigger: <IconButton icon={MoreIcon} label="Actions" />,
    children: (
      <>
        <MenuLinkItem icon={ExternalIcon} href="#elsewhere">
          Open elsewhere
        </MenuLinkItem>
        <MenuItem icon={CopyIcon} onSelect={onCopy}>
          Copy link
        </MenuItem>
        <Submenu label="Add to">
          <MenuItem>Favorites</MenuItem>
          <MenuItem>Later</MenuItem>
        </Submenu>
        <MenuSeparator />
        <MenuItem disabled>Not now</MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

/** Opens away from the start of the page, for a button that stands there. */
export const FromTheStart: Story = { args: { defaultOpen: true, align: 'start' } };

/** Entries that say what is on and what is chosen. */
export const WithChoices: Story = { args: { defaultOpen: true, children: <Choices /> } };

export const Keyboard: Story = keyboardStory([
  {
    keys: 'Enter',
    does: 'On its button: opens on the first entry.',
    press: async ({ canvas, page, user }) => {
      onCopy.mockClear();
      canvas.getByRole('button', { name: 'Actions' }).focus();
      await user.keyboard('{Enter}');
      await expect(await page.findByRole('menuitem', { name: 'Open elsewhere' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow down',
    does: 'Moves to the next entry; from the last to the first.',
    press: async ({ page, user }) => {
      await user.keyboard('{ArrowDown}');
      await expect(page.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow up',
    does: 'Moves to the entry before it; from the first to the last.',
    press: async ({ page, user }) => {
      await user.keyboard('{ArrowUp}{ArrowUp}');
      await expect(page.getByRole('menuitem', { name: 'Add to' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow right',
    does: 'On an entry with a submenu: opens it on its first entry.',
    press: async ({ page, user }) => {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Favorites' })).toHaveFocus());
    },
  },
  {
    keys: 'Arrow left',
    does: 'In a submenu: closes it.',
    press: async ({ page, user }) => {
      await user.keyboard('{ArrowLeft}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Add to' })).toHaveFocus());
    },
  },
  {
    keys: 'Home',
    does: 'Moves to the first entry.',
    press: async ({ page, user }) => {
      await user.keyboard('{Home}');
      await expect(page.getByRole('menuitem', { name: 'Open elsewhere' })).toHaveFocus();
    },
  },
  {
    keys: 'End',
    does: 'Moves to the last entry.',
    press: async ({ page, user }) => {
      await user.keyboard('{End}');
      await expect(page.getByRole('menuitem', { name: 'Add to' })).toHaveFocus();
    },
  },
  {
    keys: 'Letters',
    does: 'Move to the next entry that begins with them.',
    press: async ({ page, user }) => {
      await user.keyboard('c');
      await expect(page.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    },
  },
  {
    keys: 'Enter',
    does: 'On an entry: chooses it, closes the menu and gives the focus back.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{Enter}');
      await expect(onCopy).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    },
  },
  {
    keys: 'Escape',
    does: 'Closes the menu and gives the focus back.',
    press: async ({ canvas, page, user }) => {
      await user.keyboard(' ');
      await page.findByRole('menu');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
    },
  },
]);
