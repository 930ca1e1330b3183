/** Reads all talents and clippers page by page, once a day; an interrupted run continues where it stopped. */
import type { ChannelType } from '@oshimado/contract';
import { readChannel } from '../parse/read-channel';
import type { Cast } from './cast';
import { DAY, type Job, type MirrorParts } from './parts';
import { rowsOf } from './rows-of';
import { takeGood } from './skipped';

interface Progress {
  readonly type: ChannelType;
  readonly offset: number;
  /** Fingerprint of the last page, to detect a service that always returns the same one. */
  readonly page: string;
  /** Complete channels, of this run and earlier ones. */
  readonly listed: readonly string[];
  /** End of the last complete run, epoch milliseconds. */
  readonly walkedAt: number | null;
  readonly isWalking: boolean;
}

const PATH = '/api/v2/channels';
const REFRESH_MS = DAY;
const FIRST: ChannelType = 'vtuber';
const NEXT: Partial<Record<ChannelType, ChannelType>> = { vtuber: 'subber' };
const START: Progress = {
  type: FIRST,
  offset: 0,
  page: '',
  listed: [],
  walkedAt: null,
  isWalking: true,
};

export function createChannelsJob(
  parts: MirrorParts,
  cast: Cast,
): Job & { load: () => Promise<void> } {
  const { base, client, clock, log, store, onProgress, pageSize, taskOf } = parts;
  const task = taskOf('channels');
  let progress: Progress | undefined;

  const open = async (): Promise<Progress> => {
    if (progress) return progress;
    progress = (await store.loadProgress<Progress>(task)) ?? START;
    cast.remember(progress.listed);
    return progress;
  };

  const readPage = async ({ type, offset }: Progress) => {
    const query = { type, sort: 'id', order: 'asc', limit: pageSize, offset };
    const answer = await client.ask({ path: PATH, query });
    const { rows } = rowsOf(answer.unchanged ? [] : answer.body, PATH);
    const channels = takeGood(
      rows.map((row) => readChannel(row, { base, asked: type })),
      log,
      'channels',
    );
    return { length: rows.length, channels };
  };

  /** A service may return smaller pages than requested, so only an empty or repeated page is the end. */
  const after = (now: Progress, length: number, page: string): Progress => {
    const isOver = length === 0 || (now.offset > 0 && page === now.page);
    if (!isOver) return { ...now, offset: now.offset + length, page };
    const type = NEXT[now.type];
    return type
      ? { ...now, type, offset: 0, page: '' }
      : { ...now, type: FIRST, offset: 0, page: '', walkedAt: clock.now(), isWalking: false };
  };

  return {
    name: 'channels',
    load: async () => void (await open()),
    dueAt: () => {
      if (!progress || progress.isWalking) return 0;
      return (progress.walkedAt ?? 0) + REFRESH_MS;
    },
    step: async () => {
      const now = { ...(await open()), isWalking: true };
      const { length, channels } = await readPage(now);
      if (channels.length > 0) await cast.writeListed(channels);
      const page = `${channels[0]?.id ?? ''}:${channels.at(-1)?.id ?? ''}`;
      const next = { ...after(now, length, page), listed: cast.listed() };
      await store.saveProgress(task, next);
      progress = next;
      const total = next.isWalking ? undefined : next.listed.length;
      onProgress({ task: 'channels', done: next.listed.length, total });
      if (!next.isWalking) log.info({ channels: next.listed.length }, 'all channels are mirrored');
    },
  };
}
