import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SearchIcon } from '../icon';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory } from '../story-kit/keyboard';
import { TextArea, type TextAreaProps } from './TextArea';
import { TextField } from './TextField';
import { inBox } from '../story-kit/in-box';

const Example = keepValue(TextField);

function AreaExample({ value: given, ...props }: TextAreaProps) {
  const [value, setValue] = useState(given);
  return <TextArea {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  subcomponents: { TextArea },
  tags: ['ready'],
  args: { label: 'Name', value: 'Sunday', onValueChange: () => undefined },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: '24rem' })],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = { args: { description: 'Everybody can see it.' } };
export const Invalid: Story = {
  args: { value: '', error: 'A list needs a name. Write at least one letter.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Search: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    type: 'search',
    placeholder: 'Search',
    startIcon: SearchIcon,
    clearLabel: 'Clear',
  },
};
export const SeveralLines: Story = {
  render: ({ label }) => (
    <AreaExample label={label} value={'One\nTwo'} onValueChange={() => undefined} />
  ),
};

export const Keyboard: Story = {
  args: { value: '', clearLabel: 'Clear' },
  ...keyboardStory([
    key('Tab', 'Moves the focus to the field.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    }),
    key('Letters', 'Are written.', async ({ canvas, user }) => {
      await user.keyboard('Ao');
      await expect(canvas.getByRole('textbox')).toHaveValue('Ao');
    }),
    key(
      'Tab, Enter',
      'Move to the button that empties the field, and empty it; the focus goes back.',
      async ({ canvas, user }) => {
        await user.tab();
        await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
        await user.keyboard('{Enter}');
        await expect(canvas.getByRole('textbox')).toHaveValue('');
        await expect(canvas.getByRole('textbox')).toHaveFocus();
      },
    ),
  ]),
};
