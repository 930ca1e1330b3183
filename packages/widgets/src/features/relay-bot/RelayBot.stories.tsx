import type { RelaySite } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { defaultSiteLinks } from '../../base/context';
import { never } from '../../storybook/answers';
import { onFeaturePage } from '../../storybook/feature';
import { press, sentenceOf, shows, steps, type PlayStep } from '../../storybook/press';
import {
  CHANNEL,
  createRelayBrowser,
  createRelayServer,
  EMPTY_GUILD,
  GUILD,
  OTHER_CHANNEL,
  refused,
  relaySite,
  ROOM,
  silent,
  type RelayAction,
} from '../../testing/relay-bot';
import {
  emptyRelayState,
  RELAY_SESSION_KEY,
  writeRelayState,
  type RelayState,
} from './relay-session';
import { RelayBot } from './RelayBot';
import { inBox } from '../../storybook/in-box';

interface StoryProps {
  /** What the tab holds. Default: the viewer is not logged in. */
  readonly state?: Partial<RelayState>;
  /** Query that Discord returned with. Default none. */
  readonly search?: string;
}

function RelayStory({ state, search = '' }: StoryProps) {
  const [{ browser }] = useState(() =>
    createRelayBrowser({
      'oshimado-relay-login': JSON.stringify({ state: 'mine', verifier: 'v' }),
      ...(state && { [RELAY_SESSION_KEY]: writeRelayState({ ...emptyRelayState, ...state }) }),
    }),
  );
  return <RelayBot address={{ pathname: '/relaybot', search }} browser={browser} />;
}

type Answers = Partial<Record<RelayAction, () => unknown>>;

/** A page whose bot answers differently. Default: there is a bot, and it works. */
const page = (answers: Answers = {}, relay: RelaySite | undefined = relaySite) => ({
  feature: {
    client: { postRelay: createRelayServer(answers).postRelay },
    siteLinks: { ...defaultSiteLinks, relay },
  },
});

const meta = {
  title: 'Widgets/RelayBot',
  component: RelayStory,
  decorators: [onFeaturePage],
  parameters: page(),
} satisfies Meta<typeof RelayStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const account = {
  guilds: [
    { id: GUILD, name: 'Minato Fans' },
    { id: EMPTY_GUILD, name: 'Quiet place' },
    {
      id: '1004',
      name: '星見みなと ファンのとても長い名前のサーバー・翻訳とおしゃべりと歌枠の感想',
    },
  ],
};
const loggedIn = { account };
const inRoom = { account, guildId: GUILD, channelId: ROOM };
const drafts = {
  [ROOM]: [
    { link: `YT_${CHANNEL}`, lang: 'en', whitelist: ['Minato TL'], blacklist: ['Spammer'] },
    { link: `YT_${OTHER_CHANNEL}`, lang: 'ja', whitelist: [], blacklist: [] },
  ],
};

export const Default: Story = { args: { state: inRoom } };

/** The site has no relay bot. */
export const NotSetUp: Story = {
  parameters: { feature: { siteLinks: defaultSiteLinks } },
};
export const LoggedOut: Story = {};
/** The demo's bot posts nothing and is invited nowhere. */
export const Demo: Story = { parameters: page({}, { ...relaySite, isDemo: true }) };
/** Discord has returned, and the bot is asked. */
export const LoggingIn: Story = {
  args: { search: '?code=c&state=mine' },
  parameters: page({ user: never }),
};
export const LoginDenied: Story = { args: { search: '?error=access_denied&state=mine' } };
/** A login that began elsewhere. */
export const LoginForeign: Story = { args: { search: '?code=c&state=theirs' } };
export const LoginFailed: Story = {
  args: { search: '?code=c&state=mine' },
  parameters: page({ user: () => refused(503) }),
};

export const Servers: Story = { args: { state: loggedIn } };
export const NoServers: Story = { args: { state: { account: { ...account, guilds: [] } } } };
export const CheckingServers: Story = {
  args: { state: loggedIn },
  parameters: page({ guild: never }),
};
/** The list stays. */
export const CheckFailed: Story = {
  args: { state: loggedIn },
  parameters: page({ guild: () => refused(500) }),
};
export const BotAbsent: Story = { args: { state: { account, guildId: EMPTY_GUILD } } };

export const Channels: Story = { args: { state: { account, guildId: GUILD } } };
export const ChannelsLoading: Story = { ...Channels, parameters: page({ channel: never }) };
export const ChannelsFailed: Story = { ...Channels, parameters: page({ channel: silent }) };
export const NoChannels: Story = { ...Channels, parameters: page({ channel: () => [] }) };

export const SettingsLoading: Story = { ...Default, parameters: page({ data: never }) };
export const SettingsFailed: Story = { ...Default, parameters: page({ data: () => refused(429) }) };
/** Logging in again keeps what is chosen and changed. */
export const LoginExpired: Story = { ...Default, parameters: page({ data: () => refused(401) }) };
export const NoSubscriptions: Story = { ...Default, parameters: page({ data: () => ({}) }) };

export const Unsaved: Story = { args: { state: { ...inRoom, drafts } } };
export const Saving: Story = {
  ...Unsaved,
  parameters: page({ submit: never }),
  play: press('portal', 'button.save'),
};
export const Saved: Story = { ...Unsaved, play: press('portal', 'button.save') };
export const SaveFailed: Story = {
  ...Unsaved,
  parameters: page({ submit: () => refused(500) }),
  play: steps(press('portal', 'button.save'), shows('alert')),
};
/** Logging out would lose the changes. */
export const AskToLogOut: Story = {
  ...Unsaved,
  play: steps(press('relayBot', 'logout.action'), shows('alertdialog')),
};

/** Opens the names of the first subscription. */
const chooseFirst: PlayStep = async ({ canvasElement }) => {
  const table = await within(canvasElement).findByRole('table');
  const [first] = await within(table).findAllByRole('button');
  if (first) await userEvent.click(first);
};
export const Translators: Story = { ...Unsaved, play: chooseFirst };

const typeInto =
  (
    key: 'subscriptions.address' | 'once.address' | 'translators.whitelist.name',
    text: string,
  ): PlayStep =>
  async (context) => {
    const label = await sentenceOf(context, 'relayBot', key);
    const field = await within(context.canvasElement).findByLabelText(label);
    await userEvent.type(field, `${text}{Enter}`);
  };
const address = (id: string) => `https://www.youtube.com/channel/${id}`;

/** A name moves from one list to the other. */
export const NameMoved: Story = {
  ...Unsaved,
  play: steps(chooseFirst, typeInto('translators.whitelist.name', 'Spammer')),
};
export const Duplicate: Story = {
  ...Default,
  play: typeInto('subscriptions.address', address(CHANNEL)),
};
export const HandleRefused: Story = {
  ...Default,
  play: typeInto('subscriptions.address', 'https://www.youtube.com/@minato'),
};
const once = typeInto('once.address', 'https://youtu.be/dQw4w9WgXcQ');
export const Relaying: Story = { ...Default, parameters: page({ trigger: never }), play: once };
export const Relayed: Story = { ...Default, play: once };
export const RelayFailed: Story = {
  ...Default,
  parameters: page({ trigger: silent }),
  play: steps(once, shows('alert')),
};

/** One step after the other. */
const phone: Story['decorators'] = [inBox({ inlineSize: '20.5rem', maxInlineSize: '100%' })];
export const Phone: Story = { ...Unsaved, decorators: phone };
export const PhoneServers: Story = { ...Servers, decorators: phone };
export const PhoneLoggedOut: Story = { decorators: phone };
