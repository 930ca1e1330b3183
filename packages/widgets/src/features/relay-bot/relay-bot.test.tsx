/** What a viewer does on the page of the relay bot, against a bot in memory. */
import type { SiteLinks } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { defaultSiteLinks } from '../../base/context';
import { clientOf, FeaturePage, loadActors } from '../../testing';
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
  type RelayServer,
} from '../../testing/relay-bot';
import { RelayBot } from '.';
import {
  emptyRelayState,
  RELAY_SESSION_KEY,
  writeRelayState,
  type RelayState,
} from './relay-session';

await loadActors();

const ATTEMPT_KEY = 'oshimado-relay-login';
const ATTEMPT = { state: 'mine', verifier: 'the verifier' };
const account = {
  guilds: [
    { id: GUILD, name: 'Minato Fans' },
    { id: EMPTY_GUILD, name: 'Quiet place' },
  ],
};

/** Texts of a tab in which the viewer is logged in. */
const loggedIn = (state: Partial<RelayState> = {}) => ({
  [RELAY_SESSION_KEY]: writeRelayState({ ...emptyRelayState, account, ...state }),
});
const inRoom = { guildId: GUILD, channelId: ROOM };

interface PageOptions {
  readonly server?: RelayServer;
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly relay?: SiteLinks['relay'];
}

/** The page in a router, whose query it cleans. */
function open(options: PageOptions = {}) {
  const { server = createRelayServer(), stored = {}, search = '' } = options;
  const relay = 'relay' in options ? options.relay : relaySite;
  const tab = createRelayBrowser(stored);
  const to: string[] = [];
  function Routed() {
    const [query, setQuery] = useState(search);
    const [navigate] = useState(() => (address: string) => {
      to.push(address);
      setQuery(address.replace(/^[^?]*/, ''));
    });
    return (
      <FeaturePage
        client={clientOf({ postRelay: server.postRelay })}
        siteLinks={{ ...defaultSiteLinks, relay }}
        navigate={navigate}
      >
        <RelayBot address={{ pathname: '/relaybot', search: query }} browser={tab.browser} />
      </FeaturePage>
    );
  }
  const page = render(
    <StrictMode>
      <Routed />
    </StrictMode>,
  );
  const actions = () => server.asked.map(([action]) => action);
  const bodyOf = (wanted: string) => server.asked.findLast(([action]) => action === wanted)?.[1];
  return { ...tab, ...page, server, to, actions, bodyOf };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  return field;
};
/** As Enter does. */
const submit = (field: HTMLElement) => {
  const { form } = field as HTMLInputElement;
  if (form) fireEvent.submit(form);
};
const channelUrl = (id: string) => `https://www.youtube.com/channel/${id}`;

describe('before the login', () => {
  it('says that there is no bot where none is set up', async () => {
    open({ relay: undefined });
    expect(await screen.findByText('No relay bot on this site')).toBeTruthy();
  });

  it('leads to Discord with a state and a challenge, and keeps their secret in the tab', async () => {
    const { left, stored } = open();
    await press('Log in with Discord');
    await waitFor(() => expect(left).toHaveLength(1));
    const query = new URL(left[0] ?? '').searchParams;
    const kept = JSON.parse(stored.get(ATTEMPT_KEY) ?? '') as typeof ATTEMPT;
    expect(query.get('state')).toBe(kept.state);
    const bytes = new TextEncoder().encode(kept.verifier);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url');
    expect(query.get('code_challenge')).toBe(hash);
    expect(query.get('redirect_uri')).toBe('https://oshi.example/relaybot');
  });

  it('invites the bot with its permissions', async () => {
    open();
    const link = await screen.findByRole('link', { name: /Invite the bot/ });
    expect(link.getAttribute('href')).toContain('permissions=274877910016');
  });

  it('says that the browser stores nothing, instead of leaving', async () => {
    const { left, browser } = open();
    const storage = browser.storage();
    if (storage)
      storage.setItem = () => {
        throw new Error('full');
      };
    await press('Log in with Discord');
    expect(await screen.findByText(/Your browser doesn’t let this site/)).toBeTruthy();
    expect(left).toEqual([]);
  });
});

describe('the return from Discord', () => {
  const stored = { [ATTEMPT_KEY]: JSON.stringify(ATTEMPT) };

  it('the return from Discord is seen: the code is sent once with its verifier, and the address is cleaned', async () => {
    const { actions, bodyOf, to, stored: kept } = open({ stored, search: '?code=abc&state=mine' });
    expect(await button(/Minato Fans/)).toBeTruthy();
    expect(actions().filter((action) => action === 'user')).toHaveLength(1);
    expect(bodyOf('user')).toEqual({
      code: 'abc',
      mode: 3,
      code_verifier: 'the verifier',
      redirect_uri: 'https://oshi.example/relaybot',
    });
    expect(new Set(to)).toEqual(new Set(['/relaybot']));
    expect(kept.has(ATTEMPT_KEY)).toBe(false);
    expect([...kept.values()].join('')).not.toContain('secret');
    expect(screen.queryByText('Not mine')).toBeNull();
  });

  it.each([
    ['another state', stored, '?code=abc&state=theirs'],
    ['no state', stored, '?code=abc'],
    ['no login begun here', {}, '?code=abc&state=mine'],
  ])('the return from Discord is refused with %s', async (_, texts, search) => {
    const { actions } = open({ stored: texts, search });
    expect(await screen.findByText(/didn’t start in this tab/)).toBeTruthy();
    expect(actions()).toEqual([]);
  });

  it('the return from Discord says that the viewer did not allow it', async () => {
    const { to } = open({ stored, search: '?error=access_denied&state=mine&lang=ja' });
    expect(await screen.findByText(/You didn’t allow the login/)).toBeTruthy();
    expect(to[0]).toBe('/relaybot?lang=ja');
  });

  it.each([
    [401, /no longer accepts your login/],
    [429, /Try again in \d+ seconds?/],
    [500, /Something went wrong/],
    [503, /isn’t answering right now/],
    [404, /no longer has a relay bot/],
  ])('the return from Discord says why the bot failed with %i', async (status, words) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const server = createRelayServer({ user: () => refused(status) });
    open({ server, stored, search: '?code=abc&state=mine' });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await button('Log in with Discord')).toBeTruthy();
    expect(logged).toHaveBeenCalledOnce();
  });

  it('the return from Discord says that the bot sent something else', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const server = createRelayServer({ user: () => ({ hello: true }) });
    open({ server, stored, search: '?code=abc&state=mine' });
    expect(await screen.findByText(/response couldn’t be read/)).toBeTruthy();
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('servers and text channels', () => {
  it('a failed check keeps the list, and is tried again', async () => {
    const { server } = open({
      stored: loggedIn(),
      server: createRelayServer({ guild: () => refused(500) }),
    });
    expect(await screen.findByText('Couldn’t check which servers the bot is in')).toBeTruthy();
    expect(await button('Minato Fans')).toBeTruthy();
    server.answer('guild', undefined);
    await press('Try again');
    expect(await button(/Minato Fans.*The bot is here/)).toBeTruthy();
  });

  it('a server without the bot offers to invite it there', async () => {
    open({ stored: loggedIn() });
    await press(/Quiet place/);
    expect(await screen.findByText('The bot isn’t in Quiet place yet')).toBeTruthy();
    const link = screen.getByRole('link', { name: /Invite the bot/ });
    expect(link.getAttribute('href')).toContain(`guild_id=${EMPTY_GUILD}`);
  });

  it('a text channel opens its settings', async () => {
    open({ stored: loggedIn() });
    await press(/Minato Fans/);
    await press('#translations');
    expect(await screen.findByText(CHANNEL)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Settings for #translations' })).toBeTruthy();
  });

  it('an expired login is renewed at Discord, and keeps what was chosen', async () => {
    const { left, stored } = open({
      stored: loggedIn(inRoom),
      server: createRelayServer({ data: () => refused(401) }),
    });
    expect(await screen.findByText(/Discord no longer accepts your login/)).toBeTruthy();
    await press('Log in again');
    await waitFor(() => expect(left).toHaveLength(1));
    expect(JSON.parse(stored.get(RELAY_SESSION_KEY) ?? '')).toMatchObject(inRoom);
  });

  it('logging out forgets everything', async () => {
    const { stored } = open({ stored: loggedIn(inRoom) });
    await press('Log out of Discord');
    expect(await button('Log in with Discord')).toBeTruthy();
    expect(stored.has(RELAY_SESSION_KEY)).toBe(false);
  });
});

describe('a one-time relay', () => {
  it('a one-time relay starts for a video, and says so', async () => {
    const { bodyOf } = open({ stored: loggedIn(inRoom) });
    const field = await type('YouTube video or channel link', 'https://youtu.be/dQw4w9WgXcQ');
    submit(field);
    expect(await screen.findByText(/The bot now posts English translations/)).toBeTruthy();
    expect(bodyOf('trigger')).toEqual({
      Address: ROOM,
      mode: 1,
      link: 'YT_dQw4w9WgXcQ',
      lang: 'en',
    });
    expect((field as HTMLInputElement).value).toBe('');
  });

  it('a one-time relay keeps what was typed when nothing answers, and tries again', async () => {
    const { server } = open({
      stored: loggedIn(inRoom),
      server: createRelayServer({ trigger: silent }),
    });
    const field = await type('YouTube video or channel link', channelUrl(CHANNEL));
    await press('Relay translations');
    expect(await screen.findByText(/took too long to respond/)).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe(channelUrl(CHANNEL));
    server.answer('trigger', undefined);
    await press('Try again');
    expect(await screen.findByText(/The bot now posts/)).toBeTruthy();
  });

  it('a one-time relay explains what is no address', async () => {
    const { actions } = open({ stored: loggedIn(inRoom) });
    submit(await type('YouTube video or channel link', 'hello'));
    expect(await screen.findByText(/isn’t a link to a YouTube video or channel/)).toBeTruthy();
    expect(actions()).not.toContain('trigger');
  });
});

describe('subscriptions', () => {
  const add = async (text: string) => submit(await type('YouTube channel link', text));

  it('subscriptions are added once for each language, and saved', async () => {
    const { bodyOf } = open({ stored: loggedIn(inRoom) });
    await add(channelUrl(CHANNEL));
    expect(await screen.findByText('You already have this channel in English.')).toBeTruthy();
    await add(channelUrl(OTHER_CHANNEL));
    expect(await screen.findByText(/^Added /)).toBeTruthy();
    expect(screen.getByText('You have unsaved changes')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(bodyOf('submit')).toEqual({
      Address: ROOM,
      SubChannel: [
        { link: `YT_${CHANNEL}`, lang: 'en', whitelist: [], blacklist: ['Spammer'] },
        { link: `YT_${OTHER_CHANNEL}`, lang: 'en', whitelist: [], blacklist: [] },
      ],
    });
  });

  it.each([
    ['https://www.youtube.com/@minato', /Links with an @handle/],
    ['https://www.youtube.com/c/minato', /doesn’t contain the channel’s ID/],
    ['https://youtu.be/dQw4w9WgXcQ', /This is a link to a video/],
    ['minato', /isn’t a link to a YouTube channel/],
    [' ', 'Paste a link first.'],
  ])('%j is explained', async (text, words) => {
    open({ stored: loggedIn(inRoom) });
    await add(text);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('subscriptions are removed without being chosen, and come back', async () => {
    open({ stored: loggedIn(inRoom) });
    await press(`Remove ${CHANNEL} (English)`);
    expect(await screen.findByText('No subscriptions yet.')).toBeTruthy();
    expect(screen.queryByText('Only these')).toBeNull();
    await press('Undo');
    expect(await button(`Remove ${CHANNEL} (English)`)).toBeTruthy();
    expect(screen.queryByText('You have unsaved changes')).toBeNull();
  });

  it('a failed save loses nothing, and is tried again', async () => {
    const { server } = open({
      stored: loggedIn(inRoom),
      server: createRelayServer({ submit: () => refused(429) }),
    });
    await add(channelUrl(OTHER_CHANNEL));
    await press('Save');
    expect(await screen.findByText('Couldn’t save. Your changes are still here.')).toBeTruthy();
    expect(screen.getByText(/Try again in \d+ seconds?/)).toBeTruthy();
    server.answer('submit', undefined);
    await press('Try again');
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('changes survive a reload and another text channel', async () => {
    const { stored, unmount } = open({ stored: loggedIn(inRoom) });
    await add(channelUrl(OTHER_CHANNEL));
    await press('#karaoke');
    expect(await button(/#translations.*Not saved yet/)).toBeTruthy();
    unmount();
    open({ stored: Object.fromEntries(stored) });
    await press(/#translations/);
    expect(await screen.findByText(OTHER_CHANNEL)).toBeTruthy();
  });

  it('logging out asks while something is not saved', async () => {
    const { stored } = open({ stored: loggedIn(inRoom) });
    await add(channelUrl(OTHER_CHANNEL));
    await press('Log out of Discord');
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(stored.has(RELAY_SESSION_KEY)).toBe(true);
  });

  it('discarding can be undone', async () => {
    open({ stored: loggedIn(inRoom) });
    await add(channelUrl(OTHER_CHANNEL));
    await press('Discard changes');
    await waitFor(() => expect(screen.queryByText('You have unsaved changes')).toBeNull());
    await press('Undo');
    expect(await screen.findByText('You have unsaved changes')).toBeTruthy();
  });

  it('a name moves from one list to the other, which is said', async () => {
    const { bodyOf } = open({ stored: loggedIn(inRoom) });
    await press(/Blocked: 1/);
    const field = await type('Name to allow', ' Spammer ');
    submit(field);
    expect(await screen.findByText('Spammer was blocked and is allowed now.')).toBeTruthy();
    expect(screen.getByText('Nobody is blocked.')).toBeTruthy();
    submit(await type('Name to allow', 'Spammer'));
    expect(await screen.findByText('Spammer is already in this list.')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeTruthy();
    const saved = { link: `YT_${CHANNEL}`, lang: 'en', whitelist: ['Spammer'], blacklist: [] };
    expect(bodyOf('submit')).toEqual({ Address: ROOM, SubChannel: [saved] });
  });

  it('a removed name comes back', async () => {
    open({ stored: loggedIn(inRoom) });
    await press(/Blocked: 1/);
    await press('Remove Spammer');
    expect(await screen.findByText('Nobody is blocked.')).toBeTruthy();
    await press('Undo');
    expect(await button('Remove Spammer')).toBeTruthy();
  });
});
