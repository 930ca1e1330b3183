/** Mirrors any service that speaks /api/v2, politely and for as long as it is told to. */
import type { Source, SourceContext } from '../source';
import { mirrorChannels, mirrorOrgs } from './mirror-catalogue';
import { mirrorHistoryPage, mirrorNewest, type HistoryKind } from './mirror-history';
import { mirrorLive } from './mirror-live';
import { createPoliteClient, RefusedKeyError, type PoliteClient } from './polite-client';

export interface HolodexSourceOptions {
  /** Address of the service; its origin counts. */
  readonly url: string;
  /** API key, sent as `X-APIKEY`. Default none. */
  readonly key?: string | undefined;
  /** Default: the platform's. */
  readonly fetch?: typeof fetch;
}

const MINUTE = 60_000;
const LIVE_EVERY_MS = MINUTE;
const CATALOGUE_EVERY_MS = 24 * 60 * MINUTE;
const NEWEST_EVERY_MS = 60 * MINUTE;
const CATALOGUE_TASK = 'catalogue';
const KINDS: readonly HistoryKind[] = ['archive', 'clips'];

interface Round {
  readonly context: SourceContext;
  readonly client: PoliteClient;
  readonly origin: string;
}

/** One part of a round: its failure is told and the other parts go on. */
async function attempt({ context, client }: Round, what: string, work: () => Promise<unknown>) {
  try {
    await work();
    return true;
  } catch (err) {
    context.signal.throwIfAborted();
    // What came may not have been written: the next answer must come whole.
    client.forget();
    context.log.warn(
      { err, what },
      'a part of the mirror failed and is tried again in the next round',
    );
    return false;
  }
}

const catalogueTask = (origin: string) => `holodex:${origin}:${CATALOGUE_TASK}`;

async function mirrorCatalogue({ context, client, origin }: Round): Promise<void> {
  await mirrorOrgs(context, client);
  await mirrorChannels(context, client, origin);
  await context.store.saveProgress(catalogueTask(origin), { at: context.clock.now() });
}

async function isCatalogueDue({ context, origin }: Round): Promise<boolean> {
  const last = await context.store.loadProgress<{ at: number }>(catalogueTask(origin));
  return last === undefined || context.clock.now() - last.at >= CATALOGUE_EVERY_MS;
}

/** The past, page by page, for as long as the next look at the board is not due. */
async function mirrorPast(round: Round, until: number): Promise<boolean> {
  const { context, client, origin } = round;
  let hasMore = true;
  while (hasMore && context.clock.now() < until) {
    hasMore = false;
    for (const kind of KINDS) {
      if (await mirrorHistoryPage(context, client, origin, kind)) hasMore = true;
    }
  }
  return hasMore;
}

/** What came since, every hour; the first hour is counted from the first round, a stop does not start it again. */
async function mirrorNew({ context, client, origin }: Round): Promise<void> {
  const { clock, store } = context;
  const task = `holodex:${origin}:newest`;
  const last = await store.loadProgress<{ at: number }>(task);
  if (last !== undefined && clock.now() - last.at < NEWEST_EVERY_MS) return;
  const at = clock.now();
  if (last !== undefined) {
    for (const kind of KINDS) await mirrorNewest(context, client, origin, kind);
  }
  await store.saveProgress(task, { at });
}

async function follow(round: Round): Promise<void> {
  const { context, client, origin } = round;
  const { clock, signal } = context;
  for (;;) {
    const next = clock.now() + LIVE_EVERY_MS;
    await attempt(round, 'board', () => mirrorLive(context, client, origin));
    await attempt(round, 'catalogue', async () => {
      if (await isCatalogueDue(round)) await mirrorCatalogue(round);
    });
    await attempt(round, 'history', () => mirrorPast(round, next));
    await attempt(round, 'newest', () => mirrorNew(round));
    if (signal.aborted) return;
    await clock.sleep(Math.max(0, next - clock.now()), signal);
    if (signal.aborted) return;
  }
}

export function createHolodexSource({
  url,
  key,
  fetch: send = fetch,
}: HolodexSourceOptions): Source {
  const { origin } = new URL(url);
  const roundOf = (context: SourceContext): Round => ({
    context,
    origin,
    client: createPoliteClient({
      origin,
      key,
      clock: context.clock,
      signal: context.signal,
      fetch: send,
    }),
  });
  return {
    name: 'holodex',
    /** Enough for a first board: who there is, what is on, the first page of the past. */
    fill: async (context) => {
      const round = roundOf(context);
      if (await isCatalogueDue(round)) await mirrorCatalogue(round);
      await mirrorLive(context, round.client, origin);
      for (const kind of KINDS) await mirrorHistoryPage(context, round.client, origin, kind);
    },
    follow: (context) =>
      follow(roundOf(context)).catch((error: unknown) => {
        if (!context.signal.aborted) throw error;
      }),
  };
}

export { RefusedKeyError };
