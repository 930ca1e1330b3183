/** Reads from Twitch which followed accounts are live, each minute, and what they plan, some times a day. */
import type { FollowedUser, TwitchParts } from './twitch-parts';
import { watchChannelList } from '../channel-list/watch-list';
import { runJobs, type Job } from '../run-jobs';
import type { Source, SourceContext, SourceStatus } from '../source';
import { followingSource, type Following } from '../following-source';
import { createTwitchClient } from './api/twitch-client';
import { createClipsJob } from './jobs/clips';
import { createEventsJob, type EventsOptions } from './jobs/events';
import { createRecordingsJob } from './jobs/recordings';
import { createSchedulesJob } from './jobs/schedules';
import { createStreamsJob } from './jobs/streams';
import { createUsersJob } from './jobs/users';

export interface TwitchSourceOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** File of the followed channels; undefined if admins edit the list. */
  readonly listPath: string | undefined;
  /** Origin of the API. Default https://api.twitch.tv. */
  readonly apiUrl?: string;
  /** Origin of the login service. Default https://id.twitch.tv. */
  readonly authUrl?: string;
  /** Events that Twitch sends. Default: none. */
  readonly events?: EventsOptions | undefined;
  /** Default: the platform's fetch. */
  readonly fetch?: typeof fetch;
  /** Reads the list. Default: from the file. */
  readonly readList?: (path: string) => Promise<string>;
}

const LIST_MS = 10_000;

function createFollowing(options: TwitchSourceOptions, context: SourceContext): Following {
  const { clock, log } = context;
  const { clientId, clientSecret } = options;
  const { apiUrl = 'https://api.twitch.tv', authUrl = 'https://id.twitch.tv' } = options;
  const doFetch: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const parts: TwitchParts = {
    ...context,
    client: createTwitchClient(
      { apiUrl, authUrl, clientId, clientSecret, fetch: doFetch },
      context,
    ),
    list: watchChannelList({
      path: options.listPath,
      readKept: context.store.keptList,
      log,
      read: options.readList,
    }),
    users: new Map<string, FollowedUser>(),
  };
  const { list, users, client } = parts;
  const usersJob = createUsersJob(parts);
  const streams = createStreamsJob(parts);
  const schedules = createSchedulesJob(parts, streams);
  const events = options.events && createEventsJob(parts, streams, options.events);
  const troubles = new Map<string, string>();
  let checkedAt: number | undefined;
  let listAt = Number.NEGATIVE_INFINITY;

  const refreshList = async () => {
    listAt = clock.now();
    if (await list.refresh()) await usersJob.adopt();
  };

  const streamsJob: Job = {
    ...streams,
    step: async () => {
      await streams.step();
      checkedAt = clock.now();
    },
  };
  const jobs: readonly Job[] = [
    { name: 'list', dueAt: () => listAt + LIST_MS, step: refreshList },
    // First, so that new accounts do not wait for the next look at streams.
    usersJob,
    ...(events ? [events] : []),
    streamsJob,
    createRecordingsJob(parts, streams),
    schedules,
    createClipsJob(parts, streams),
  ];
  const note = (name: string, trouble: string | undefined) => {
    if (trouble === undefined) troubles.delete(name);
    else troubles.set(name, trouble);
  };

  return {
    status: (): SourceStatus => ({
      checkedAt,
      trouble: list.trouble() ?? [...troubles.values()][0],
      channels: users.size,
      videos: { ...streams.counts(), upcoming: schedules.count() },
      unleased: events?.unsubscribed(),
      rate: client.rate(),
      nextAt: streams.dueAt(),
    }),
    fill: async () => {
      await streams.resume();
      await schedules.resume();
      await refreshList();
    },
    follow: () => runJobs({ platform: 'Twitch', jobs, note }, context),
  };
}

export const createTwitchSource = (options: TwitchSourceOptions): Source =>
  followingSource('twitch', (context) => createFollowing(options, context));
