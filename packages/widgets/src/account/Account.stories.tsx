import { CallError, type Client, type Problem } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../storybook/feature';
import { at } from '../storybook/sample-videos';
import { sampleUser } from '../testing/samples';
import { Account } from './Account';

const addressOf = (search: string, hash = '') => ({
  pathname: '/login',
  search,
  hash,
  key: search + hash,
});

const meta = {
  title: 'Widgets/Account',
  component: Account,
  decorators: [onFeaturePage],
  args: { address: addressOf(''), org: 'Hololive' },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser({ username: 'kumo', discord_id: '1', contribution_count: '12' });
const never = () => new Promise<never>(() => undefined);
const refused = (status: number, error: Problem['error']) => () =>
  Promise.reject(
    new CallError('http', 'postLogin', '/api/v2/user/login', status, { error, message: error }),
  );

const server: Partial<Client> = {
  getLoginServices: () => Promise.resolve({ services: ['discord', 'google'], demo: true }),
  getCalendarKey: () => Promise.resolve({ key: 'oshical_1_a' }),
  getSessions: () =>
    Promise.resolve([
      { id: 'a', created_at: at(-9_000), last_used_at: at(-5), current: true, device: 'Firefox' },
      { id: 'b', created_at: at(-99_000), last_used_at: at(-70), current: false, device: null },
      { id: 'c', created_at: at(-900), last_used_at: at(-60), current: false, device: 'Safari' },
    ]),
};
const ticket = addressOf('?service=google&jwt=a.b.c');

export const Guest: Story = { parameters: { feature: { client: server } } };
/** The ways to log in are loading. */
export const Loading: Story = {
  parameters: { feature: { client: { getLoginServices: never } } },
};
/** No way to log in is set up. */
export const NoLogin: Story = {
  parameters: {
    feature: { client: { getLoginServices: () => Promise.resolve({ services: [], demo: false }) } },
  },
};
/** No call gets an answer. */
export const Offline: Story = {};
/** A provider has returned a ticket, and the server is checking it. */
export const LoggingIn: Story = {
  args: { address: ticket },
  parameters: { feature: { client: { ...server, postLogin: never } } },
};
/** The server refused the ticket. */
export const LoginFailed: Story = {
  args: { address: ticket },
  parameters: {
    feature: { client: { ...server, postLogin: refused(503, 'unavailable') } },
  },
};
/** The connection was lost before the ticket was checked. */
export const LoginOffline: Story = {
  args: { address: ticket },
  parameters: { feature: { client: server } },
};
/** The viewer took too long at the provider. */
export const LoginExpired: Story = {
  args: { address: addressOf('?error=expired') },
  parameters: { feature: { client: server } },
};
export const LoggedIn: Story = { parameters: { feature: { client: server, user } } };
/** The server no longer accepts the session: linking a provider fails, and the viewer becomes a guest. */
export const SessionExpired: Story = {
  args: { address: ticket },
  parameters: {
    feature: {
      client: {
        ...server,
        postLogin: refused(401, 'unauthorized'),
        getRefresh: refused(401, 'unauthorized'),
      },
      user,
    },
  },
};
/** The devices and the calendar key cannot be loaded. */
export const LoggedInOffline: Story = { parameters: { feature: { user } } };
/** An account with an API key, at the mark of the calendars. */
export const CalendarMarked: Story = {
  args: { address: addressOf('', '#calendar') },
  parameters: {
    feature: {
      client: server,
      user: { ...user, api_key_summary: { start: 'oshi_1a2b', created_at: at(-9_000) } },
    },
  },
};
/** Only an X login is linked. */
export const TwitterOnly: Story = {
  parameters: {
    feature: { client: server, user: { ...user, discord_id: null, twitter_id: '1' } },
  },
};
/** All providers are linked. */
export const AllLinked: Story = {
  parameters: { feature: { client: server, user: { ...user, google_id: '2' } } },
};
