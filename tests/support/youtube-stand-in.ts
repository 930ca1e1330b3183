/**
 * YouTube's Data API and its feeds for a little world whose clock is injected: every answer follows from the time alone. Faults are
 * switched on by a test. It counts units as Google does, and refuses calls when they are used up.
 */
import { jsonReply, serveReplies, type Reply } from './stand-in';

export interface WorldChannel {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
}

/** Times in epoch milliseconds. */
export interface WorldVideo {
  readonly id: string;
  readonly channelId: string;
  readonly title: string;
  readonly description?: string;
  /** When it appears. */
  readonly publishedAt: number;
  /** Announced starts, each valid from a time on; empty for an upload. */
  readonly schedule?: readonly { readonly from: number; readonly start: number }[];
  readonly startedAt?: number;
  readonly endedAt?: number;
  /** Seconds. */
  readonly duration?: number;
  /** How long after its end YouTube takes to process it. Default 20 minutes. */
  readonly processingMs?: number;
  /** Times in which nobody can see it: private, deleted, banned. */
  readonly hidden?: readonly { readonly from: number; readonly to?: number }[];
  readonly isUnlisted?: boolean;
  /** Default: none. */
  readonly comments?: readonly WorldComment[];
  /** Whether comments are switched off. Default false. */
  readonly hasNoComments?: boolean;
}

export interface WorldComment {
  readonly id: string;
  readonly text: string;
  /** When it is written, epoch milliseconds. Default: at once. */
  readonly at?: number;
}

/** May answer in place of the world; undefined for no fault. `path` is like `/youtube/v3/videos`. */
export type StandInFault = (path: string, query: URLSearchParams) => Reply | undefined;

export interface YoutubeStandInOptions {
  readonly now: () => number;
  readonly channels: readonly WorldChannel[];
  readonly videos: WorldVideo[];
  /** Accepted key. Default `key`. */
  readonly key?: string;
  /** Units of a day in California. Default 10,000. */
  readonly units?: number;
}

const PACIFIC_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
/** An error as Google writes it. */
export const apiError = (
  code: number,
  reason: string,
  message = reason,
  headers: Record<string, string> = {},
): Reply =>
  jsonReply(
    { error: { code, message, errors: [{ message, domain: 'youtube.quota', reason }] } },
    code,
    headers,
  );

const iso = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time).toISOString().replace('.000Z', 'Z');

const isHiddenAt = ({ hidden = [] }: WorldVideo, now: number) =>
  hidden.some(({ from, to = Infinity }) => from <= now && now < to);

const hasBegun = (time: number | undefined, now: number): time is number =>
  time !== undefined && time <= now;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function itemOf(video: WorldVideo, channel: WorldChannel | undefined, now: number) {
  const { id, channelId, title, description = '', publishedAt, schedule, processingMs } = video;
  const scheduled = schedule?.findLast(({ from }) => from <= now)?.start;
  const started = hasBegun(video.startedAt, now) ? video.startedAt : undefined;
  const ended = hasBegun(video.endedAt, now) ? video.endedAt : undefined;
  const isBroadcast = schedule !== undefined || started !== undefined;
  const isLive = started !== undefined && ended === undefined;
  const isUpcoming = isBroadcast && started === undefined;
  const isProcessed = ended === undefined || now - ended > (processingMs ?? 20 * 60_000);
  const broadcast = isLive ? 'live' : isUpcoming ? 'upcoming' : 'none';
  const length = video.duration ?? (ended && started ? Math.round((ended - started) / 1_000) : 0);
  return {
    kind: 'youtube#video',
    etag: `"${id}-${now}"`,
    id,
    snippet: {
      publishedAt: iso(publishedAt),
      channelId,
      channelTitle: channel?.title ?? channelId,
      title,
      description,
      liveBroadcastContent: broadcast,
      // A field that clients do not know yet.
      imageUrl: 'https://pictures.example/a.jpg',
    },
    contentDetails: {
      duration: isLive || isUpcoming ? 'P0D' : isProcessed ? `PT${length}S` : 'PT0S',
    },
    status: {
      uploadStatus: isBroadcast && !isProcessed ? 'uploaded' : 'processed',
      privacyStatus: video.isUnlisted ? 'unlisted' : 'public',
    },
    statistics: { viewCount: '12' },
    ...(isBroadcast && {
      liveStreamingDetails: {
        scheduledStartTime: iso(scheduled),
        actualStartTime: iso(started),
        actualEndTime: iso(ended),
        ...(isLive && { concurrentViewers: '1234' }),
      },
    }),
  };
}

export interface YoutubeStandIn {
  readonly answer: (url: URL) => Reply;
  readonly fetch: typeof fetch;
  /** Units spent on each day in California, by kind of call. */
  readonly units: Map<string, Record<string, number>>;
  readonly feedRequests: () => number;
  /** Subscriptions at the hub, by their callback address, as they were asked for. */
  readonly subscriptions: Map<string, URLSearchParams>;
  /** May be replaced at any time. */
  fault: StandInFault;
}

export function createYoutubeStandIn(options: YoutubeStandInOptions): YoutubeStandIn {
  const { now, channels, videos, key = 'key', units: limit = 10_000 } = options;
  const units = new Map<string, Record<string, number>>();
  let feeds = 0;
  const subscriptions = new Map<string, URLSearchParams>();
  const channelOf = new Map(channels.map((channel) => [channel.id, channel]));

  const spend = (kind: string): boolean => {
    const day = PACIFIC_DAY.format(now());
    const used = units.get(day) ?? {};
    units.set(day, used);
    const total = Object.values(used).reduce((sum, count) => sum + count, 0);
    if (total >= limit) return false;
    used[kind] = (used[kind] ?? 0) + 1;
    return true;
  };

  // Videos may be added while it runs.
  const index = new Map<string, WorldVideo>();
  const ofChannel = new Map<string, WorldVideo[]>();
  let indexed = 0;
  const readAdded = () => {
    for (; indexed < videos.length; indexed += 1) {
      const video = videos[indexed];
      if (!video) continue;
      index.set(video.id, video);
      const others = ofChannel.get(video.channelId) ?? [];
      ofChannel.set(video.channelId, [...others, video]);
    }
  };
  const byId = (id: string) => {
    readAdded();
    return index.get(id);
  };
  const isVisible = (video: WorldVideo) => video.publishedAt <= now() && !isHiddenAt(video, now());
  const uploadsOf = (channelId: string) => {
    readAdded();
    return (ofChannel.get(channelId) ?? [])
      .filter(({ publishedAt }) => publishedAt <= now())
      .sort((a, b) => b.publishedAt - a.publishedAt);
  };

  const listVideos = (query: URLSearchParams): Reply => {
    const ids = (query.get('id') ?? '').split(',');
    if (ids.length > 50) return apiError(400, 'invalidFilters');
    const items = ids.flatMap((id) => {
      const video = byId(id);
      return video && isVisible(video)
        ? [itemOf(video, channelOf.get(video.channelId), now())]
        : [];
    });
    // Their order is not promised.
    items.reverse();
    return jsonReply({
      kind: 'youtube#videoListResponse',
      etag: '"e"',
      items,
      pageInfo: { totalResults: items.length, resultsPerPage: items.length },
    });
  };

  const listChannels = (query: URLSearchParams): Reply => {
    const handle = query.get('forHandle');
    const ids = query.get('id')?.split(',') ?? [];
    const found = channels.filter(
      (channel) => ids.includes(channel.id) || channel.handle === handle?.toLowerCase(),
    );
    return jsonReply({
      items: found.map(({ id, handle: customUrl, title }) => ({
        kind: 'youtube#channel',
        id,
        snippet: {
          title,
          description: `About ${title}`,
          customUrl,
          publishedAt: '2020-01-02T03:04:05Z',
          thumbnails: {
            high: { url: `https://pictures.example/${id}.jpg`, width: 800, height: 800 },
          },
        },
        contentDetails: { relatedPlaylists: { likes: '', uploads: `UU${id.slice(2)}` } },
        statistics: {
          viewCount: '90',
          subscriberCount: '1200',
          hiddenSubscriberCount: false,
          videoCount: '7',
        },
        brandingSettings: { image: { bannerExternalUrl: `https://pictures.example/b-${id}` } },
      })),
    });
  };

  const listUploads = (query: URLSearchParams): Reply => {
    const id = `UC${(query.get('playlistId') ?? '').slice(2)}`;
    if (!channelOf.has(id)) return apiError(404, 'playlistNotFound');
    const items = uploadsOf(id)
      .filter((video) => !isHiddenAt(video, now()))
      .slice(0, Number(query.get('maxResults') ?? 5))
      .map(({ id: videoId }) => ({ kind: 'youtube#playlistItem', contentDetails: { videoId } }));
    return jsonReply({ items, pageInfo: { totalResults: items.length, resultsPerPage: 50 } });
  };

  const listComments = (query: URLSearchParams): Reply => {
    const video = byId(query.get('videoId') ?? '');
    if (!video || !isVisible(video)) return apiError(404, 'videoNotFound');
    if (video.hasNoComments) return apiError(403, 'commentsDisabled');
    const items = (video.comments ?? [])
      .filter(({ at = 0 }) => at <= now())
      .slice(0, Number(query.get('maxResults') ?? 20))
      .map(({ id, text }) => ({
        kind: 'youtube#commentThread',
        id,
        snippet: {
          videoId: video.id,
          topLevelComment: {
            id,
            // A call with `fields` gets those fields only, and the server's does not name the author.
            snippet: {
              textDisplay: text,
              ...(!query.has('fields') && { authorDisplayName: '@somebody' }),
            },
          },
        },
      }));
    return jsonReply({ kind: 'youtube#commentThreadListResponse', items });
  };

  const feedOf = (query: URLSearchParams): Reply => {
    const id = query.get('channel_id') ?? '';
    const channel = channelOf.get(id);
    if (!channel) return { status: 404, body: 'Not found' };
    const entries = uploadsOf(id)
      .filter(isVisible)
      .slice(0, 15)
      .map(
        (video) => `<entry><id>yt:video:${video.id}</id><yt:videoId>${video.id}</yt:videoId>
<yt:channelId>${id}</yt:channelId><title>${escapeXml(video.title)}</title></entry>`,
      );
    return {
      status: 200,
      headers: { 'content-type': 'text/xml; charset=UTF-8' },
      body: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
<id>yt:channel:</id><title>${escapeXml(channel.title)}</title>${entries.join('\n')}</feed>`,
    };
  };

  /** The hub: takes a request, and verifies it later. */
  const subscribe = (url: URL, form: URLSearchParams): Response => {
    const fault = standIn.fault(url.pathname, form);
    if (fault) return new Response(fault.body, { status: fault.status, headers: fault.headers });
    subscriptions.set(form.get('hub.callback') ?? '', form);
    return new Response(null, { status: 202 });
  };

  const calls: Readonly<Record<string, (query: URLSearchParams) => Reply>> = {
    videos: listVideos,
    channels: listChannels,
    playlistItems: listUploads,
    commentThreads: listComments,
  };

  const standIn: YoutubeStandIn = {
    units,
    subscriptions,
    feedRequests: () => feeds,
    fault: () => undefined,
    answer: ({ pathname, searchParams }) => {
      const fault = standIn.fault(pathname, searchParams);
      if (pathname === '/feeds/videos.xml') {
        feeds += 1;
        return fault ?? feedOf(searchParams);
      }
      const kind = pathname.replace('/youtube/v3/', '');
      const call = calls[kind];
      if (!call) return { status: 404, body: 'Not found' };
      if (searchParams.get('key') !== key) return apiError(400, 'keyInvalid', 'API key not valid.');
      // Refused calls cost a unit as well.
      if (!spend(kind)) return apiError(403, 'quotaExceeded');
      return fault ?? call(searchParams);
    },
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      if (init?.body instanceof URLSearchParams) return subscribe(url, init.body);
      const { status, headers, body } = standIn.answer(url);
      return new Response(body, { status, headers });
    },
  };
  return standIn;
}

/** Serves the stand-in on loopback, for programs that read it over HTTP. */
export const serveYoutubeStandIn = (standIn: YoutubeStandIn, port = 0) =>
  serveReplies(
    // The hub takes a subscription; a test verifies it.
    (url, { method }) => (method === 'POST' ? { status: 202, body: '' } : standIn.answer(url)),
    port,
  );
