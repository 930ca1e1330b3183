/** Reads followed channels from YouTube: the videos that matter now each minute, the rest within the units of the day. */
import type { Source, SourceContext, SourceStatus } from '../source';
import { followingSource, type Following } from '../following-source';
import type { FollowedChannel } from '../channel-list/channel-record';
import { watchChannelList } from '../channel-list/watch-list';
import { runJobs, type Job } from '../run-jobs';
import { createBudget, sumOf, type BudgetState } from './api/budget';
import { createYoutubeClient } from './api/youtube-client';
import { createArchiveJob } from './jobs/archive';
import { createChannelsJob } from './jobs/channels';
import { createCommentsJob, createForgetJob } from './jobs/comments';
import { createFeedsJob } from './jobs/feeds';
import { createLookJob } from './jobs/look';
import { createSubscriptionsJob, type WebsubOptions } from './jobs/subscriptions';
import { createUploadsJob, type Sweep } from './jobs/uploads';
import type { Watched } from './rules/watched';
import { MINUTE, taskOf, type YoutubeParts } from './youtube-parts';

export interface YoutubeSourceOptions {
  readonly key: string;
  /** File of the followed channels; undefined if admins edit the list. */
  readonly listPath: string | undefined;
  /** Origin of the API. Default https://www.googleapis.com. */
  readonly apiUrl?: string;
  /** Origin of the feeds. Default https://www.youtube.com. */
  readonly feedsUrl?: string;
  /** Pushes of the hub. Default: none. */
  readonly websub?: WebsubOptions | undefined;
  /** Whether topics are found by words of titles. Default false. */
  readonly topics?: boolean;
  /** Units of a day. Default 10,000. */
  readonly units?: number;
  /** Default: the platform's fetch. */
  readonly fetch?: typeof fetch;
  /** Reads the list. Default: from the file. */
  readonly readList?: (path: string) => Promise<string>;
}

const UNITS = 10_000;
const LIST_MS = 10_000;
const SAVE_MS = MINUTE;

interface Saved {
  readonly watched: readonly Watched[];
  readonly sweeps: readonly (readonly [string, Sweep])[];
}

function createFollowing(options: YoutubeSourceOptions, context: SourceContext): Following {
  const { store, clock, log } = context;
  const units = options.units ?? UNITS;
  const budget = createBudget(clock.now, units);
  const doFetch: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const { apiUrl = 'https://www.googleapis.com', feedsUrl = 'https://www.youtube.com' } = options;
  const url = `${apiUrl}/youtube/v3`;
  const parts: YoutubeParts = {
    ...context,
    budget,
    client: createYoutubeClient({ url, key: options.key, fetch: doFetch, budget }, context),
    list: watchChannelList({
      path: options.listPath,
      readKept: store.keptList,
      log,
      read: options.readList,
    }),
    channels: new Map<string, FollowedChannel>(),
    handles: new Map<string, string>(),
    detailed: new Set<string>(),
    watched: new Map<string, Watched>(),
    findsTopics: options.topics ?? false,
  };
  const { list, watched, channels } = parts;
  const sweeps = new Map<string, Sweep>();
  const troubles = new Map<string, string>();
  let checkedAt: number | undefined;
  let listAt = Number.NEGATIVE_INFINITY;
  let savedAt = clock.now();

  const look = createLookJob(parts);
  const channelsJob = createChannelsJob(parts);
  const uploads = createUploadsJob(parts, look, sweeps);
  const { websub } = options;
  const subscriptions =
    websub && createSubscriptionsJob(parts, look, { ...websub, fetch: doFetch });
  const feeds = createFeedsJob(parts, look, { url: feedsUrl, fetch: doFetch });

  const save = async () => {
    const now = clock.now();
    savedAt = now;
    await store.saveProgress(taskOf('units'), budget.state());
    const saved: Saved = { watched: [...watched.values()], sweeps: [...sweeps] };
    await store.saveProgress(taskOf('followed'), saved);
  };

  const resume = async () => {
    const state = await store.loadProgress<BudgetState>(taskOf('units'));
    if (state) budget.resume(state);
    const saved = await store.loadProgress<Saved>(taskOf('followed'));
    for (const one of saved?.watched ?? []) watched.set(one.id, one);
    for (const [id, sweep] of saved?.sweeps ?? []) sweeps.set(id, sweep);
    look.resume(await store.openVideoIds(), 'upcoming');
  };

  const refreshList = async () => {
    listAt = clock.now();
    if (await list.refresh()) await channelsJob.adopt();
    // Until the list is read, it is not known which channels are followed.
    if (!list.current()) return;
    for (const id of sweeps.keys()) if (!channels.has(id)) sweeps.delete(id);
  };

  /** Calls that cost units wait for the next day once YouTube refuses them. */
  const paid = (job: Job): Job => ({
    ...job,
    dueAt: () => (budget.state().isSpent ? budget.state().resetAt + MINUTE : job.dueAt()),
  });

  const lookJob: Job = {
    name: 'videos',
    dueAt: look.dueAt,
    step: async () => {
      await look.step();
      checkedAt = clock.now();
    },
  };
  const nextLook = paid(lookJob);
  const jobs: Job[] = [
    { name: 'list', dueAt: () => listAt + LIST_MS, step: refreshList },
    nextLook,
    paid({ name: 'channels', ...channelsJob }),
    paid({ name: 'uploads', ...uploads }),
    paid(createArchiveJob(parts, look)),
    paid(createCommentsJob(parts, look)),
    createForgetJob(parts),
    { name: 'progress', dueAt: () => savedAt + SAVE_MS, step: save },
  ];
  const note = (name: string, trouble: string | undefined) => {
    if (trouble === undefined) troubles.delete(name);
    else troubles.set(name, trouble);
  };

  const run = (some: readonly Job[]) => runJobs({ platform: 'YouTube', jobs: some, note }, context);

  const status = (): SourceStatus => {
    const { used, isSpent, resetAt } = budget.state();
    const counts: Record<string, number> = {};
    for (const { state } of watched.values()) counts[state] = (counts[state] ?? 0) + 1;
    const spent = isSpent
      ? `the units of the day are used up until ${new Date(resetAt).toISOString()}`
      : undefined;
    const trouble = list.trouble() ?? spent ?? [...troubles.values()][0];
    return {
      checkedAt,
      trouble,
      channels: channels.size,
      videos: counts,
      nextAt: nextLook.dueAt(),
      unleased: subscriptions?.unleased(),
      leaseEndsAt: subscriptions?.nextEnd(),
      units: {
        limit: units,
        used: { ...used },
        total: sumOf(used),
        resetAt,
        isSpent: budget.remaining() === 0,
        stretch: look.stretch(),
      },
    };
  };

  return {
    status,
    fill: async () => {
      await refreshList();
      await resume();
    },
    follow: async () => {
      try {
        await Promise.all([
          run(jobs),
          run([{ name: 'feeds', ...feeds }]),
          ...(subscriptions ? [run([subscriptions])] : []),
        ]);
      } finally {
        // A store that is closed already cannot take it; the next start asks for a little more.
        await save().catch(() => undefined);
      }
    },
  };
}

export const createYoutubeSource = (options: YoutubeSourceOptions): Source => ({
  ...followingSource('youtube', (context) => createFollowing(options, context)),
  adopts: true,
});
