import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../../storybook/feature';
import { sampleUser } from '../../testing/samples';
import { UserCard } from './UserCard';

const meta = {
  title: 'Widgets/UserCard',
  component: UserCard,
  decorators: [onFeaturePage],
  args: { place: 'menu' },
} satisfies Meta<typeof UserCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser({
  username: 'kumo',
  contribution_count: '1234',
  discord_id: '1',
  google_id: '2',
});

export const Guest: Story = {};
export const LoggedIn: Story = { parameters: { feature: { user } } };
/** In the drawer the name links to the account page. */
export const InDrawer: Story = { args: { place: 'drawer' }, parameters: { feature: { user } } };
export const GuestInDrawer: Story = { args: { place: 'drawer' } };
/** On the login page. */
export const OnLoginPage: Story = { args: { place: 'login' }, parameters: { feature: { user } } };
export const Editor: Story = {
  parameters: { feature: { user: { ...user, role: 'editor', username: '雲の案内人' } } },
};
/** A long name wraps. */
export const LongName: Story = {
  parameters: {
    feature: { user: { ...user, role: 'admin', username: 'Cumulonimbus'.repeat(5) } },
  },
};
