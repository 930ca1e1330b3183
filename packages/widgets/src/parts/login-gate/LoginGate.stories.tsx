import { Button } from '@oshimado/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../../storybook/feature';
import { sampleUser } from '../../testing/samples';
import { useSend } from '../../base/viewer';
import { useSayLoginStale } from './LoginAgain';
import { LoginGate } from './LoginGate';

/** A page that ends its own login, and one whose login is too old for an edit. */
function Desk() {
  const send = useSend('session');
  const sayStale = useSayLoginStale();
  return (
    <div>
      <Button onClick={() => send({ type: 'session.logout' })}>Log out</Button>
      <Button onClick={() => sayStale('Couldn’t save the topic')}>Save topic</Button>
    </div>
  );
}

const meta = {
  title: 'Widgets/LoginGate',
  component: LoginGate,
  decorators: [onFeaturePage],
  args: {
    title: 'Your scripts',
    text: 'All translations you have written or uploaded, in one place.',
    children: <Desk />,
  },
} satisfies Meta<typeof LoginGate>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser();
const click = (name: string): NonNullable<Story['play']> =>
  async function clicks({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name }));
  };

/** A guest is led to the login and back. */
export const Default: Story = {};
export const LoggedIn: Story = { parameters: { feature: { user } } };
/** The login has ended while the page was open: it stays, and leads to the login in another tab. */
export const Ended: Story = { parameters: { feature: { user } }, play: click('Log out') };
/** The login is older than the server allows for this edit. */
export const TooOld: Story = { parameters: { feature: { user } }, play: click('Save topic') };
