import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd';

const meta = {
  title: 'Foundations/Kbd',
  component: Kbd,
  tags: ['ready'],
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Letter: Story = { args: { children: 'K' } };

export const InText: Story = {
  render: () => (
    <p>
      Press <Kbd>Shift</Kbd> + <Kbd>/</Kbd> for all keys.
    </p>
  ),
};

export const InTable: Story = {
  render: () => (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <Kbd>Home</Kbd>
          </td>
          <td>Moves to the first.</td>
        </tr>
        <tr>
          <td>
            <Kbd>Ctrl</Kbd> + <Kbd>K</Kbd>
          </td>
          <td>Opens the search.</td>
        </tr>
      </tbody>
    </table>
  ),
};
