/** Followed channels: handles become ids, names come from the list, pictures and counts once a day from YouTube. */
import type { ChannelRecord } from '../../../store/records';
import {
  channelIdOf,
  channelRecord,
  HANDLES,
  orgRecords,
  type KnownHandles,
} from '../../channel-list/channel-record';
import { isMissing } from '../../http/failure';
import {
  address,
  bigCount,
  isRow,
  label,
  smallCount,
  text,
  time,
  type Row,
} from '../../parse/value';
import { PAGE } from '../api/youtube-client';
import { DAY, type YoutubeParts } from '../youtube-parts';

export interface ChannelsJob {
  /** Brings the followed channels in line with the list, with what is known of them. */
  readonly adopt: () => Promise<void>;
  /** Reads the details of 50 channels, or the id of a handle. */
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
}

const HOST = 'https://www.youtube.com/';

const part = (item: Row, name: string): Row => {
  const value = item[name];
  return isRow(value) ? value : {};
};

/** The largest picture that is given. */
function pictureOf(snippet: Row): string | undefined {
  const thumbnails = part(snippet, 'thumbnails');
  const urls = ['high', 'medium', 'default'].map((size) => part(thumbnails, size).url);
  return urls.map(address(HOST)).find((url) => url !== undefined);
}

function detailsOf(item: Row, now: number): Omit<ChannelRecord, 'id' | 'name' | 'type'> {
  const snippet = part(item, 'snippet');
  const statistics = part(item, 'statistics');
  const image = part(part(item, 'brandingSettings'), 'image');
  const uploads = text(part(part(item, 'contentDetails'), 'relatedPlaylists').uploads);
  const photo = pictureOf(snippet);
  const banner = address(HOST)(image.bannerExternalUrl);
  const videos = smallCount(statistics.videoCount);
  const views = bigCount(statistics.viewCount);
  const handle = label(64)(snippet.customUrl);
  const subscribers =
    statistics.hiddenSubscriberCount === true ? undefined : bigCount(statistics.subscriberCount);
  return {
    description: text(snippet.description) ?? '',
    published_at: time(snippet.publishedAt) ?? null,
    crawled_at: new Date(now),
    banner: banner ?? null,
    ...(photo !== undefined && { photo, thumbnail: photo }),
    ...(handle !== undefined && { yt_handle: [handle] }),
    ...(uploads !== undefined && { yt_uploads_id: uploads }),
    ...(subscribers !== undefined && { subscriber_count: subscribers }),
    ...(videos !== undefined && { video_count: videos }),
    ...(views !== undefined && { view_count: views }),
  };
}

export function createChannelsJob(parts: YoutubeParts): ChannelsJob {
  const { client, store, list, channels, handles: idOf, detailed, clock, log } = parts;
  let handles: KnownHandles | undefined;
  let unresolved: string[] = [];
  /** Handles that were looked up since the round began. */
  const asked = new Set<string>();
  /** How many of them were found since the channels were brought in line. */
  let found = 0;
  let queue: string[] = [];
  let roundAt = Number.NEGATIVE_INFINITY;

  const adopt = async () => {
    const current = list.current();
    if (!current) return;
    handles ??= (await store.loadProgress<KnownHandles>(HANDLES)) ?? {};
    const known = handles;
    const wanted = current.channels.flatMap((channel) => {
      const id = channelIdOf(channel, known);
      return id === undefined ? [] : [{ ...channel, id }];
    });
    await store.writeOrgs(orgRecords(current));
    await store.writeChannels(wanted.map((channel) => channelRecord(channel, current)));
    const before = new Set(channels.keys());
    channels.clear();
    for (const channel of wanted) channels.set(channel.id, channel);
    queue.push(...[...channels.keys()].filter((id) => !before.has(id)));
    unresolved = current.channels
      .map(({ youtube }) => youtube.toLowerCase())
      .filter((youtube) => youtube.startsWith('@') && known[youtube] === undefined)
      .filter((handle) => !asked.has(handle));
    found = 0;
  };

  const lookUp = async (handle: string) => {
    const item = await client.channelByHandle(handle).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return undefined;
    });
    asked.add(handle);
    unresolved = unresolved.filter((other) => other !== handle);
    const id = text(item?.id);
    if (id === undefined) {
      log.warn({ handle }, 'there is no channel with this handle; it is looked up again tomorrow');
      return;
    }
    handles = { ...handles, [handle]: id };
    found += 1;
    await store.saveProgress(HANDLES, handles);
  };

  const readDetails = async (ids: readonly string[]) => {
    const items = await client.channels(ids);
    const current = list.current();
    const records = ids.flatMap((id): ChannelRecord[] => {
      const channel = channels.get(id);
      const item = items.get(id);
      if (!channel || !current || !item) return [];
      return [{ ...channelRecord(channel, current), ...detailsOf(item, clock.now()) }];
    });
    await store.writeChannels(records);
    for (const { id, yt_handle } of records)
      for (const handle of yt_handle ?? []) idOf.set(handle.toLowerCase(), id);
    for (const id of ids) detailed.add(id);
    const gone = ids.filter((id) => !items.has(id));
    if (gone.length > 0) log.warn({ channels: gone }, 'YouTube knows no channels with these ids');
  };

  const isRoundOver = () => queue.length === 0 && unresolved.length === 0 && found === 0;

  return {
    adopt,
    dueAt: () => (isRoundOver() ? roundAt + DAY : 0),
    step: async () => {
      const now = clock.now();
      if (isRoundOver()) {
        roundAt = now;
        queue = [...channels.keys()];
        asked.clear();
        await adopt();
      }
      const [handle] = unresolved;
      // All channels are written then: after each handle that would be hundreds of times in a first start.
      if (found >= PAGE || (handle === undefined && found > 0)) {
        await adopt();
        return;
      }
      if (handle !== undefined) {
        await lookUp(handle).catch(async (error: unknown) => {
          // Those found before it do not wait until it can be looked up.
          if (found > 0) await adopt();
          throw error;
        });
        return;
      }
      const ids = queue.slice(0, PAGE);
      if (ids.length === 0) return;
      await readDetails(ids);
      queue = queue.slice(ids.length);
      roundAt = Math.max(roundAt, now);
    },
  };
}
