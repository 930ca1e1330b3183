/** Mirrors any /api/v2-compatible service into the store. */
import { messageOf } from '../../errors';
import { followingSource, type Following } from '../following-source';
import type { Source, SourceContext } from '../source';
import { createSourceClient } from './http/source-client';
import { createBoardJobs } from './mirror/board';
import { createCast } from './mirror/cast';
import { createChannelDetailsJob } from './mirror/channel-details';
import { createChannelsJob } from './mirror/channels';
import { createOrgsJob } from './mirror/orgs';
import type { Job, MirrorParts } from './mirror/parts';
import { runSchedule } from './mirror/schedule';
import { createVideoList } from './mirror/video-list';
import { createSingleVideo } from './mirror/single-video';
import { createDetailsJob, createWishedJob } from './mirror/video-details';
import { createIntroduceVideos, createWriteVideos } from './mirror/write-videos';

export interface HolodexSourceOptions {
  /** Address of the service, with or without `/api/v2`. */
  readonly url: string;
  /** Sent as `X-APIKEY`. Default: none. */
  readonly key?: string;
  /** Default: the platform's fetch. */
  readonly fetch?: typeof fetch;
  /** How far back archive and clips go, in days. Default: to the beginning. */
  readonly historyDays?: number;
  /** Jitter of retries; from 0 up to 1. Default `Math.random`. */
  readonly random?: () => number;
  /** Rows per request; services return 100 at most. Default 100. */
  readonly pageSize?: number;
  /** Longest answer accepted. Default 64 MiB. */
  readonly maxBytes?: number;
}

const DAY_MS = 86_400_000;
const MIB = 1_048_576;
/** Minimum time between two requests. */
const GAP_MS = 500;
/** The name changes when progress of an older version can no longer be used. */
const EDITION = 1;

const videoParts = [
  'mentions',
  'songs',
  'description',
  'live_info',
  'sources',
  'refers',
  'simulcasts',
];
const lists = [
  { name: 'placeholders', query: { type: 'placeholder', status: ['past', 'missing'] } },
  { name: 'archive', query: { type: 'stream', status: ['past', 'missing', 'new'] } },
  { name: 'clips', query: { type: 'clip', status: ['past', 'missing', 'new'] } },
] as const;

/** Base address of a service: without query, slash and API path at the end. */
export const baseOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/+$/, '').replace(/\/api(\/v\d+)?$/, '');
};

function createMirror(options: HolodexSourceOptions, context: SourceContext) {
  const { key, random = Math.random, pageSize = 100, maxBytes = 64 * MIB } = options;
  const base = baseOf(options.url);
  // Looked up at each call, so that a test may replace it.
  const doFetch: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const client = createSourceClient(
    { base, key, fetch: doFetch, random, gapMs: GAP_MS, maxBytes },
    context,
  );
  const taskOf = (name: string) => `holodex/${EDITION}/${base}/${name}`;
  const parts: MirrorParts = { ...context, client, base, taskOf, pageSize };

  const cast = createCast(parts);
  const writeVideos = createWriteVideos(parts, cast);
  const introduceVideos = createIntroduceVideos(parts, cast);
  const single = createSingleVideo(parts, { writeVideos, introduceVideos });
  const orgs = createOrgsJob(parts, cast);
  const channels = createChannelsJob(parts, cast);
  const { board, leavers } = createBoardJobs(parts, writeVideos, single);
  const historyMs = options.historyDays === undefined ? undefined : options.historyDays * DAY_MS;
  const videoLists = lists.map(({ name, query }) =>
    createVideoList(
      { name, query: { ...query, include: videoParts }, historyMs },
      parts,
      writeVideos,
    ),
  );

  return {
    client,
    cast,
    orgs,
    channels,
    board,
    urgent: [board, leavers],
    background: [
      createWishedJob(parts, single),
      orgs,
      channels,
      ...videoLists,
      createChannelDetailsJob(parts, cast),
    ],
    idle: [createDetailsJob(parts, single)],
  };
}

function createFollowing(options: HolodexSourceOptions, context: SourceContext): Following {
  const { client, cast, orgs, channels, board, urgent, background, idle } = createMirror(
    options,
    context,
  );
  const { clock, log, onProgress } = context;
  /** Jobs whose last step failed, with the reason. */
  const troubles = new Map<Job, string>();
  let checkedAt: number | undefined;
  const note = (job: Job, trouble: string | undefined) => {
    if (trouble !== undefined) troubles.set(job, trouble);
    else troubles.delete(job);
    if (job === board && trouble === undefined) checkedAt = clock.now();
  };
  const fill = async () => {
    onProgress({ task: 'live board', done: 0, total: 1 });
    await orgs.step();
    await channels.load();
    await board.step();
    note(board, undefined);
    onProgress({ task: 'live board', done: 1, total: 1 });
  };
  return {
    status: () => ({
      checkedAt,
      trouble: [...troubles.values()][0],
      channels: cast.listed().length,
      videos: {},
      nextAt: board.dueAt(),
    }),
    fill: () =>
      fill().catch((error: unknown) => {
        note(board, messageOf(error));
        throw error;
      }),
    follow: () =>
      runSchedule(
        {
          urgent,
          background,
          idle,
          backgroundDelay: () => client.delay(false),
          onCaughtUp: () => log.info({}, 'the mirror is complete and follows the service'),
          note,
        },
        context,
      ),
  };
}

export const createHolodexSource = (options: HolodexSourceOptions): Source => ({
  // Rate limit, ETags and known channels are kept from the fill to the following.
  ...followingSource('holodex', (context) => createFollowing(options, context)),
  adopts: true,
});
