/** The list of channels, and one call to YouTube about channels of it: one unit. */
import type { SourceChoice } from '../../config';
import type { ChannelList } from '../../sources/channel-list/channel-list';
import { createBudget } from '../../sources/youtube/api/budget';
import {
  createYoutubeClient,
  PAGE,
  type YoutubeClient,
} from '../../sources/youtube/api/youtube-client';
import { failed, ok, warning, type Check } from '../doctor/check';
import { callFailed, type ListTools } from './call-tools';
import { checkList, describeList, listName } from './check-list';

type YoutubeChoice = Extract<SourceChoice, { name: 'youtube' }>;

const NAME = 'youtube';
/** A channel of YouTube's own; asked about where the list cannot be used, so that the key is still tried. */
const ANY_CHANNEL = 'UCBR8-60-B28hp2BmDPdntcQ';

async function askAboutIds(client: YoutubeClient, ids: readonly string[]): Promise<Check> {
  const known = await client.channels(ids);
  const unknown = ids.filter((id) => !known.has(id));
  const first = `${ids.length} channels that were asked about`;
  if (unknown.length === 0) return ok(NAME, `the key works; YouTube knows the ${first}`);
  return warning(
    NAME,
    `the key works; of the ${first}, YouTube does not know ${unknown.join(', ')}: deleted, or a wrong id`,
  );
}

async function askAboutHandle(client: YoutubeClient, handle: string): Promise<Check> {
  if (await client.channelByHandle(handle))
    return ok(NAME, `the key works; ${handle} is a channel`);
  return warning(NAME, `the key works; there is no channel with the handle ${handle}`);
}

async function ask(client: YoutubeClient, list: ChannelList | undefined): Promise<Check> {
  const channels = list?.channels.map(({ youtube }) => youtube) ?? [];
  const ids = channels.filter((id) => !id.startsWith('@')).slice(0, PAGE);
  if (ids.length > 0) return askAboutIds(client, ids);
  const [handle] = channels;
  if (handle !== undefined) return askAboutHandle(client, handle);
  await client.channels([ANY_CHANNEL]);
  return ok(NAME, 'the key works');
}

function judgeList(list: ChannelList, path: string): Check {
  if (list.channels.length > 0) return ok('channels', `${path}: ${describeList(list)}`);
  return failed('channels', `${path}: the list has no channels, so nothing is followed`);
}

export async function checkYoutube(choice: YoutubeChoice, tools: ListTools): Promise<Check[]> {
  const { key, listPath, apiUrl, units } = choice;
  const checked = await checkList(listPath, tools.readKept);
  const list = 'list' in checked ? checked.list : undefined;
  const checks = 'list' in checked ? [judgeList(checked.list, listName(listPath))] : checked.checks;
  const client = createYoutubeClient(
    {
      url: `${apiUrl}/youtube/v3`,
      key,
      fetch: tools.fetch,
      budget: createBudget(tools.clock.now, units),
    },
    tools,
  );
  try {
    return [...checks, await ask(client, list)];
  } catch (error) {
    return [...checks, callFailed(NAME, apiUrl, error, tools.signal)];
  }
}
