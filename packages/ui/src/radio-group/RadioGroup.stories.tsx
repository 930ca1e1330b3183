import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory } from '../story-kit/keyboard';
import { RadioGroup } from './RadioGroup';

const Example = keepValue(RadioGroup);

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  tags: ['ready'],
  args: {
    label: 'Quality',
    value: 'good',
    onValueChange: () => undefined,
    options: [
      { value: 'good', label: 'Good' },
      { value: 'better', label: 'Better', description: 'Needs more of the line.' },
      { value: 'best', label: 'Best' },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SideBySide: Story = { args: { orientation: 'horizontal' } };
export const Invalid: Story = { args: { value: null, error: 'Choose one of them.' } };
/** Nothing is chosen: the platform calls such radio buttons indeterminate, and they still look empty. */
export const Nothing: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves to the chosen one; the group is one stop.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByRole('radio', { name: 'Good' })).toHaveFocus();
  }),
  key('Arrow down, arrow right', 'Choose the next one.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Better' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Best' })).toBeChecked();
  }),
  key('Arrow up, arrow left', 'Choose the one before it.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Better' })).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
  }),
  key('Arrow up, arrow down at the ends', 'Go on at the other end.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Best' })).toBeChecked();
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
  }),
  key('Space', 'Chooses the one that has the focus.', async ({ canvas, user }) => {
    await user.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
  }),
]);
