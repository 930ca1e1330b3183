import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { IconButton } from '../button';
import { CopyIcon, ExternalIcon, MoreIcon } from '../icon';
import { key, keyboardStory } from '../story-kit/keyboard';
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

/** On a phone the menu is a sheet, away from its button, and says what it is about. */
export const WithTitle: Story = { args: { defaultOpen: true, title: 'Singing together' } };

/** Opens towards the other side, for a button at the start of the page. */
export const FromTheStart: Story = { args: { defaultOpen: true, align: 'start' } };

/** Entries that say what is on and what is chosen. */
export const WithChoices: Story = { args: { defaultOpen: true, children: <Choices /> } };

export const Keyboard: Story = keyboardStory([
  key('Enter', 'On its button: opens on the first entry.', async ({ canvas, page, user }) => {
    onCopy.mockClear();
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await user.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: 'Open elsewhere' })).toHaveFocus();
  }),
  key(
    'Arrow down',
    'Moves to the next entry; from the last to the first.',
    async ({ page, user }) => {
      await user.keyboard('{ArrowDown}');
      await expect(page.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
    },
  ),
  key(
    'Arrow up',
    'Moves to the entry before it; from the first to the last.',
    async ({ page, user }) => {
      await user.keyboard('{ArrowUp}{ArrowUp}');
      await expect(page.getByRole('menuitem', { name: 'Add to' })).toHaveFocus();
    },
  ),
  key(
    'Arrow right',
    'On an entry with a submenu: opens it on its first entry.',
    async ({ page, user }) => {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Favorites' })).toHaveFocus());
    },
  ),
  key('Arrow left', 'In a submenu: closes it.', async ({ page, user }) => {
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Add to' })).toHaveFocus());
  }),
  key('Home', 'Moves to the first entry.', async ({ page, user }) => {
    await user.keyboard('{Home}');
    await expect(page.getByRole('menuitem', { name: 'Open elsewhere' })).toHaveFocus();
  }),
  key('End', 'Moves to the last entry.', async ({ page, user }) => {
    await user.keyboard('{End}');
    await expect(page.getByRole('menuitem', { name: 'Add to' })).toHaveFocus();
  }),
  key('Letters', 'Move to the next entry that begins with them.', async ({ page, user }) => {
    await user.keyboard('c');
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus();
  }),
  key(
    'Enter',
    'On an entry: chooses it, closes the menu and gives the focus back.',
    async ({ canvas, user }) => {
      await user.keyboard('{Enter}');
      await expect(onCopy).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
    },
  ),
  key('Escape', 'Closes the menu and gives the focus back.', async ({ canvas, page, user }) => {
    await user.keyboard(' ');
    await page.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
  }),
]);
