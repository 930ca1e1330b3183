/** One call to Twitch about the logins of the list of channels, with a token that is asked for first, and one about events. */
import type { SourceChoice } from '../../config';
import {
  createTwitchClient,
  PAGE,
  type TwitchClient,
} from '../../sources/twitch/api/twitch-client';
import { EVENTS_PATH } from '../../sources/twitch/eventsub/eventsub-keys';
import { readSubscription } from '../../sources/twitch/rules/subscription';
import { text } from '../../sources/parse/value';
import { failed, ok, warning, type Check } from '../doctor/check';
import { callFailed, type ListTools } from './call-tools';
import { checkList, listName } from './check-list';

type TwitchChoice = Extract<SourceChoice, { name: 'twitch' }>;

const NAME = 'twitch';
/** Twitch's own; asked about where the list cannot be used, so that id and secret are still tried. */
const ANY_LOGIN = 'twitch';

async function ask(client: TwitchClient, logins: readonly string[]): Promise<Check> {
  const users = await client.usersByLogin(logins.length > 0 ? logins : [ANY_LOGIN]);
  const known = new Set(users.map(({ login }) => text(login)));
  const unknown = logins.filter((login) => !known.has(login));
  if (unknown.length === 0) return ok(NAME, 'id and secret work; Twitch knows the channels');
  return warning(
    NAME,
    `id and secret work; Twitch does not know ${unknown.join(', ')}: renamed, closed, or a wrong login`,
  );
}

/** What became of subscriptions says whether Twitch reaches this site: it verifies each by a call. */
async function askAboutEvents(client: TwitchClient, eventsUrl: string): Promise<Check> {
  const name = 'events';
  const callback = eventsUrl + EVENTS_PATH;
  const { rows } = await client.subscriptions();
  const own = rows.map(readSubscription).filter((one) => one?.callback === callback);
  const failing = own.filter((one) => one?.isGood === false).length;
  if (own.length === 0)
    return warning(name, `Twitch has no subscriptions to ${callback} yet: the server makes them`);
  if (failing === 0) return ok(name, `no subscription to ${callback} failed`);
  return warning(
    name,
    `of ${own.length} subscriptions that were looked at, ${failing} failed: can the internet reach ${callback} by https and IPv4?`,
  );
}

export async function checkTwitch(choice: TwitchChoice, tools: ListTools): Promise<Check[]> {
  const checked = await checkList(choice.listPath, tools.readKept);
  const name = listName(choice.listPath);
  const channels = 'list' in checked ? checked.list.channels : [];
  const logins = channels.flatMap(({ twitch }) => twitch?.toLowerCase() ?? []).slice(0, PAGE);
  const described = () =>
    logins.length > 0
      ? ok('channels', `${name}: ${logins.length} asked about at Twitch`)
      : failed('channels', `${name}: no channel has a login of Twitch`);
  const checks = 'list' in checked ? [described()] : checked.checks;
  try {
    const client = createTwitchClient({ ...choice, fetch: tools.fetch }, tools);
    const answer = await ask(client, logins);
    const { eventsUrl } = choice;
    const events = eventsUrl === undefined ? [] : [await askAboutEvents(client, eventsUrl)];
    return [...checks, answer, ...events];
  } catch (error) {
    return [...checks, callFailed(NAME, choice.apiUrl, error, tools.signal)];
  }
}
