import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../avatar';
import { IconButton } from '../button';
import { MoreIcon } from '../icon';
import { key, keyboardStory } from '../story-kit/keyboard';
import { List, ListItem } from './List';

const [onPress, onMore] = [fn(), fn()];

const meta = {
  title: 'Display/List',
  component: List,
  subcomponents: { ListItem },
  tags: ['ready'],
  args: {
    label: 'People',
    children: (
      <>
        <ListItem href="#ao" start={<Avatar src={null} size={40} />} description="12 entries">
          Ao
        </ListItem>
        <ListItem
          onPress={onPress}
          selected
          start={<Avatar src={null} size={40} />}
          description="3 entries"
          end={<IconButton icon={MoreIcon} label="More about Hana" onClick={onMore} />}
        >
          Hana
        </ListItem>
        <ListItem start={<Avatar src={null} size={40} />} description="Gone since March">
          Mio
        </ListItem>
      </>
    ),
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: (
      <ListItem description={'A description that goes on and on. '.repeat(5)}>
        {'Averylongnamewithoutanyspaceinit'.repeat(4)}
      </ListItem>
    ),
  },
};

export const Keyboard: Story = keyboardStory([
  key(
    'Tab',
    'Moves to each row that leads somewhere or does something, and to its buttons.',
    async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('link', { name: /Ao/ })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: /^Hana/ })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'More about Hana' })).toHaveFocus();
    },
  ),
  key('Enter', 'Presses what has the focus, and nothing else.', async ({ user }) => {
    onPress.mockClear();
    onMore.mockClear();
    await user.keyboard('{Enter}');
    await expect(onMore).toHaveBeenCalledOnce();
    await expect(onPress).not.toHaveBeenCalled();
  }),
  key('Space', 'On a row that does something: presses it.', async ({ user }) => {
    await user.tab({ shift: true });
    await user.keyboard(' ');
    await expect(onPress).toHaveBeenCalledOnce();
  }),
]);
