import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../button';
import { Menu, MenuItem, MenuLinkItem, MenuSeparator } from './Menu';

const onCopy = fn();

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon="more" label="Actions" />,
    children: (
      <>
        <MenuLinkItem icon="external" href="#elsewhere">
          Open elsewhere
        </MenuLinkItem>
        <MenuItem icon="copy" onSelect={onCopy}>
          Copy link
        </MenuItem>
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

/** Enter opens on the first item, arrows move, Enter chooses, Escape closes and gives the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onCopy.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    const page = within(canvasElement.ownerDocument.body);
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('menuitem', { name: 'Open elsewhere' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
  },
};
