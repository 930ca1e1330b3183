import type { Client } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { press, shows, steps } from '../../storybook/press';
import { at } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
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

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';

const server: Partial<Client> = {
  getLoginServices: () => Promise.resolve({ services: ['discord', 'google'], demo: true }),
  getCalendarKey: () => Promise.resolve({ key: 'oshical_1_a' }),
  getSessions: () =>
    Promise.resolve([
      { id: 'a', created_at: at(-9_000), last_used_at: at(-5), current: true, device: PHONE },
      { id: 'b', created_at: at(-99_000), last_used_at: at(-70), current: false, device: null },
      { id: 'c', created_at: at(-900), last_used_at: at(-60), current: false, device: COMPUTER },
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
/** The ways to log in could not be loaded. */
export const Failed: Story = { parameters: { feature: { client: {} } } };
export const Offline: Story = { parameters: offline() };
/** A provider has returned a ticket, and the server is checking it. */
export const LoggingIn: Story = {
  args: { address: ticket },
  parameters: { feature: { client: { ...server, postLogin: never } } },
};
/** The server refused the ticket. */
export const LoginFailed: Story = {
  args: { address: ticket },
  parameters: {
    feature: { client: { ...server, postLogin: refusing(503, 'unavailable') } },
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
        postLogin: refusing(401, 'unauthorized'),
        getRefresh: refusing(401, 'unauthorized'),
      },
      user,
    },
  },
};
/** The devices and the calendar key are loading. */
export const SectionsLoading: Story = {
  parameters: {
    feature: { user, client: { ...server, getSessions: never, getCalendarKey: never } },
  },
};
/** The devices and the calendar key could not be loaded. */
export const SectionsFailed: Story = { parameters: { feature: { user } } };
export const LoggedInOffline: Story = { parameters: offline({ user }) };
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
/** An edit needed a login of the last 24 hours: the linked logins are offered once more. */
export const Again: Story = {
  args: { address: addressOf('?again=1') },
  parameters: { feature: { client: server, user } },
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

const on = (more: Partial<Client> = {}, whose = user) => ({
  feature: { client: { ...server, ...more }, user: whose },
});
const withKey = { ...user, api_key_summary: { start: 'oshi_1a2b', created_at: at(-9_000) } };
const rename = steps(press('account', 'username.change'), async () => {
  await userEvent.keyboard('kumo the second{Enter}');
});

/** The name is being edited. */
export const Renaming: Story = { parameters: on(), play: press('account', 'username.change') };
export const RenameSaving: Story = { parameters: on({ postUser: never }), play: rename };
export const RenameFailed: Story = {
  parameters: on({ postUser: refusing(503) }),
  play: steps(rename, shows('alert')),
};
/** The new key is shown once. */
export const KeyCreated: Story = {
  parameters: on({
    getCreateKey: () => Promise.resolve({ api_key: 'oshi_1a2b3c4d', old_key_expires_at: null }),
  }),
  play: press('account', 'key.create'),
};
export const KeyQuestion: Story = {
  parameters: on({}, withKey),
  play: steps(press('account', 'key.renew'), shows('dialog')),
};
export const LogoutQuestion: Story = {
  parameters: on(),
  play: steps(press('account', 'sessions.everywhere'), shows('alertdialog')),
};
/** A word has to be typed before the account can be deleted. */
export const DeleteQuestion: Story = {
  parameters: on(),
  play: steps(press('account', 'data.delete'), shows('dialog')),
};
export const DeleteFailed: Story = {
  parameters: on({ deleteUser: refusing(503) }),
  play: steps(
    press('account', 'data.delete'),
    async () => {
      const dialog = within(await within(document.body).findByRole('dialog'));
      await userEvent.type(await dialog.findByRole('textbox'), 'delete{Enter}');
    },
    shows('alert'),
  ),
};
export const ExportFailed: Story = {
  parameters: on({ getUserExport: refusing(503) }),
  play: steps(press('account', 'data.download'), shows('alert')),
};
