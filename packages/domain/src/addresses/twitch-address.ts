/** Addresses of Twitch channels, and the video object a page creates for one. */
import { readCopiedAddress, withoutParameters } from './read-address';

/** Format of Twitch account names; some old ones have three characters. */
export const TWITCH_LOGIN = /^[a-z0-9][a-z0-9_]{2,24}$/;

/** A channel on Twitch. */
export interface TwitchAddress {
  /** Lower case. */
  readonly login: string;
}

const HOSTS = new Set(['twitch.tv', 'www.twitch.tv', 'm.twitch.tv', 'go.twitch.tv']);
/** Players for other pages, with the account as a parameter. */
const PLAYERS = new Set(['player.twitch.tv', 'embed.twitch.tv']);
/** The page of the people who stream. */
const DASHBOARD = 'dashboard.twitch.tv';
// Pages of the site itself; accounts cannot have these names.
const PAGES = new Set(
  (
    'videos clip clips directory downloads drops embed following friends inventory jobs login moderator ' +
    'popout prime products search settings signup store subscriptions team turbo user wallet'
  ).split(' '),
);
/** Folders with an account in them: windows of its chat. */
const WINDOWS = new Set(['popout', 'moderator', 'embed', 'u']);
const TABS = new Set(['about', 'chat', 'clips', 'home', 'schedule', 'squad', 'videos']);

/** Undefined if the text is not the address of a Twitch channel; a recording (`/videos/{id}`) is not one. */
export function recogniseTwitch(text: string): TwitchAddress | undefined {
  const address = readCopiedAddress(text);
  if (address === undefined) return undefined;
  const { hostname, parameter } = address;
  if (PLAYERS.has(hostname)) return loginOf(parameter('channel'));
  if (!HOSTS.has(hostname) && hostname !== DASHBOARD) return undefined;
  const path = [...address.path];
  // `/popout/moderator/{login}/chat` has two of them.
  const isWindow = WINDOWS.has(path[0]?.toLowerCase() ?? '');
  while (WINDOWS.has(path[0]?.toLowerCase() ?? '')) path.shift();
  const [login, tab] = path;
  if (hostname === DASHBOARD && !isWindow) return undefined;
  const isOfChannel = isWindow || tab === undefined || TABS.has(tab.toLowerCase());
  return isOfChannel ? loginOf(withoutParameters(login)) : undefined;
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
