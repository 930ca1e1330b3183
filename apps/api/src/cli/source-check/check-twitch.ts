/** One call to Twitch about the logins of the list of channels, with a token that is asked for first. */
import type { SourceChoice } from '../../config';
import { createTwitchClient, PAGE } from '../../sources/twitch/api/twitch-client';
import { text } from '../../sources/parse/value';
import { failed, ok, warning, type Check } from '../doctor/check';
import { callFailed, type CallTools } from './call-tools';
import { checkList } from './check-list';

type TwitchChoice = Extract<SourceChoice, { name: 'twitch' }>;

const NAME = 'twitch';
/** Twitch's own; asked about where the list cannot be used, so that id and secret are still tried. */
const ANY_LOGIN = 'twitch';

async function ask(choice: TwitchChoice, logins: readonly string[], tools: CallTools) {
  const client = createTwitchClient({ ...choice, fetch: tools.fetch }, tools);
  const users = await client.usersByLogin(logins.length > 0 ? logins : [ANY_LOGIN]);
  const known = new Set(users.map(({ login }) => text(login)));
  const unknown = logins.filter((login) => !known.has(login));
  if (unknown.length === 0) return ok(NAME, 'id and secret work; Twitch knows the channels');
  return warning(
    NAME,
    `id and secret work; Twitch does not know ${unknown.join(', ')}: renamed, closed, or a wrong login`,
  );
}

export async function checkTwitch(choice: TwitchChoice, tools: CallTools): Promise<Check[]> {
  const checked = await checkList(choice.listPath);
  const channels = 'list' in checked ? checked.list.channels : [];
  const logins = channels.flatMap(({ twitch }) => twitch?.toLowerCase() ?? []).slice(0, PAGE);
  const described = () =>
    logins.length > 0
      ? ok('channels', `${choice.listPath}: ${logins.length} asked about at Twitch`)
      : failed('channels', `${choice.listPath}: no channel has a login of Twitch`);
  const checks = 'list' in checked ? [described()] : checked.checks;
  try {
    return [...checks, await ask(choice, logins, tools)];
  } catch (error) {
    return [...checks, callFailed(NAME, choice.apiUrl, error, tools.signal)];
  }
}
