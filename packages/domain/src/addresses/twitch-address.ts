/** Addresses of Twitch channels, and the video object a page creates for one. */
import { readAddress } from './read-address';

/** Format of Twitch account names; some old ones have three characters. */
export const TWITCH_LOGIN = /^[a-z0-9][a-z0-9_]{2,24}$/;

export interface TwitchAddress {
  /** Lower case. */
  readonly login: string;
}

const HOSTS = new Set(['twitch.tv', 'www.twitch.tv', 'm.twitch.tv', 'go.twitch.tv']);
const PLAYER = 'player.twitch.tv';
// Pages of the site itself; accounts cannot have these names.
const PAGES = new Set(
  (
    'videos clip clips directory downloads drops embed following friends inventory jobs login moderator ' +
    'popout prime products search settings signup store subscriptions team turbo user wallet'
  ).split(' '),
);
const TABS = new Set(['about', 'schedule', 'videos']);

/** Undefined if the text is not the address of a Twitch channel; a recording (`/videos/{id}`) is not one. */
export function recogniseTwitch(text: string): TwitchAddress | undefined {
  const address = readAddress(text);
  if (address === undefined) return undefined;
  if (address.hostname === PLAYER) return loginOf(address.parameter('channel'));
  const [login, tab, ...rest] = address.path;
  if (!HOSTS.has(address.hostname) || rest.length > 0) return undefined;
  return tab === undefined || TABS.has(tab.toLowerCase()) ? loginOf(login) : undefined;
}

function loginOf(name: string | undefined): TwitchAddress | undefined {
  const login = name?.toLowerCase() ?? '';
  return TWITCH_LOGIN.test(login) && !PAGES.has(login) ? { login } : undefined;
}

/** A stream unknown to the server: only multiview players can show it. */
export interface CustomVideo {
  /** The site that plays it. */
  readonly site: 'twitch';
  /** The account's name; unique within the site only. */
  readonly id: string;
  /** URL of the stream. */
  readonly url: string;
}

/** "A Twitch link is also parsed as a custom video." */
export function customVideoOf(text: string): CustomVideo | undefined {
  const found = recogniseTwitch(text);
  return found && { site: 'twitch', id: found.login, url: `https://www.twitch.tv/${found.login}` };
}
