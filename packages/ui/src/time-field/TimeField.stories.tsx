import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory } from '../story-kit/keyboard';
import { TimeField } from './TimeField';
import { inBox } from '../story-kit/in-box';

const Example = keepValue(TimeField);

const meta = {
  title: 'Inputs/TimeField',
  component: TimeField,
  tags: ['ready'],
  args: { label: 'Begins at', value: '20:30', onValueChange: () => undefined },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: '14rem' })],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSeconds: Story = { args: { value: '00:01:30', seconds: true } };
export const Invalid: Story = { args: { value: '', error: 'Say when it begins.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves to the hours; again to the minutes.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByLabelText('Begins at')).toHaveFocus();
  }),
  key(
    'Arrow up, arrow down, digits',
    'Change the part that has the focus; the platform sees to them.',
    async ({ canvas }) => {
      // A script cannot press keys inside the platform's own field; what it reports is what counts.
      const field = canvas.getByLabelText('Begins at');
      await fireEvent.change(field, { target: { value: '21:30' } });
      await expect(field).toHaveValue('21:30');
    },
  ),
]);
