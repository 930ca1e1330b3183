/**
 * The public feed of each channel, which costs no units: a second net for uploads that no playlist was read for. Feeds fail for hours
 * at times, so a failure says nothing about a channel, and a run of them pauses all.
 */
import { XMLParser } from 'fast-xml-parser';
import { attempt } from '../../http/attempt';
import { SourceFailure } from '../../http/failure';
import { isRow } from '../../parse/value';
import { HOUR, MINUTE, type YoutubeParts } from '../youtube-parts';
import type { LookJob } from './look';

export interface FeedsJob {
  readonly step: () => Promise<void>;
  readonly dueAt: () => number;
}

/** Each channel's feed is read this often, where that is not more than the limit a second. */
const ROUND_MS = 15 * MINUTE;
const GAP_MIN_MS = 500;
const FAILURES_MAX = 5;
const PAUSE_MS = HOUR;
const MAX_BYTES = 1_048_576;

const parser = new XMLParser({
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  ignoreAttributes: false,
  attributeNamePrefix: '',
});

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const isVideoId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{11}$/.test(id);

/** Ids of the videos in a feed or a push, also of those that a push says were deleted. */
export function videosInFeed(xml: string): string[] {
  let tree: unknown;
  try {
    tree = parser.parse(xml);
  } catch {
    return [];
  }
  const feed = isRow(tree) && isRow(tree.feed) ? tree.feed : {};
  const entries = listOf(feed.entry).map((entry) => (isRow(entry) ? entry.videoId : undefined));
  const deleted = listOf(feed['deleted-entry']).map((entry) =>
    isRow(entry) ? String(entry.ref).replace('yt:video:', '') : undefined,
  );
  return [...entries, ...deleted].filter(isVideoId);
}

export function createFeedsJob(
  { channels, clock, signal, log }: YoutubeParts,
  look: LookJob,
  { url, fetch }: { readonly url: string; readonly fetch: typeof globalThis.fetch },
): FeedsJob {
  let turns: string[] = [];
  let nextAt = 0;
  let failures = 0;

  const read = async (id: string) => {
    const { status, text } = await attempt(
      {
        url: `${url}/feeds/videos.xml?channel_id=${id}`,
        headers: { accept: 'application/atom+xml' },
        timeoutMs: 10_000,
        maxBytes: MAX_BYTES,
      },
      { fetch, clock, signal },
    );
    if (status !== 200) throw new SourceFailure('unreachable', `the feed answers HTTP ${status}`);
    return videosInFeed(text);
  };

  return {
    dueAt: () => (channels.size === 0 ? Number.POSITIVE_INFINITY : nextAt),
    step: async () => {
      if (turns.length === 0) turns = [...channels.keys()];
      const id = turns.shift();
      if (id === undefined) return;
      nextAt = clock.now() + Math.max(GAP_MIN_MS, ROUND_MS / channels.size);
      try {
        await look.follow(await read(id));
        failures = 0;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof SourceFailure)) throw error;
        failures += 1;
        if (failures < FAILURES_MAX) return;
        failures = 0;
        nextAt = clock.now() + PAUSE_MS;
        log.info(
          { reason: error.message },
          'the feeds of YouTube fail and are left alone for an hour',
        );
      }
    },
  };
}
