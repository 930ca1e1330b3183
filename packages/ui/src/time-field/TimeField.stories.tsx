import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { keyboardStory } from '../story-kit/keyboard';
import { TimeField, type TimeFieldProps } from './TimeField';

function Example({ value: given, ...props }: TimeFieldProps) {
  const [value, setValue] = useState(given);
  return <TimeField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Inputs/TimeField',
  component: TimeField,
  tags: ['ready'],
  args: { label: 'Begins at', value: '20:30', onValueChange: () => undefined },
  render: (args) => <Example {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSeconds: Story = { args: { value: '00:01:30', seconds: true } };
export const Invalid: Story = { args: { value: '', error: 'Say when it begins.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = keyboardStory([
  {
    keys: 'Tab',
    does: 'Moves to the hours; again to the minutes.',
    press: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByLabelText('Begins at')).toHaveFocus();
    },
  },
  {
    keys: 'Arrow up, arrow down, digits',
    does: 'Change the part that has the focus; the platform sees to them.',
    press: async ({ canvas }) => {
      // A script cannot press keys inside the platform's own field; what it reports is what counts.
      const field = canvas.getByLabelText('Begins at');
      await fireEvent.change(field, { target: { value: '21:30' } });
      await expect(field).toHaveValue('21:30');
    },
  },
]);
