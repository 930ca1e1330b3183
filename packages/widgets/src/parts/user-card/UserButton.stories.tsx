import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { sampleUser } from '../../testing/samples';
import { UserButton } from './UserButton';

const meta = {
  title: 'Widgets/UserCard/Button',
  component: UserButton,
  decorators: [onFeaturePage],
} satisfies Meta<typeof UserButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser({ username: 'kumo', discord_id: '1' });

export const Guest: Story = {};
export const LoggedIn: Story = { parameters: { feature: { user } } };
/** The card behind the button. */
export const Open: Story = {
  ...LoggedIn,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await within(document.body).findByRole('dialog');
  },
};
