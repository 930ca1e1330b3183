/** The live feed as a stranger's page gets it: the same widget as everywhere, with the embed's links, events and client. */
import type { Video } from '@oshimado/contract';
import { ALL_ORGS, type FeedFilter } from '@oshimado/domain';
import { createTranslate } from '@oshimado/locales';
import { PortalContainerContext } from '@oshimado/ui/portal-container';
import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useNow } from '../../base/clock';
import { WidgetsProvider, type WidgetsOptions } from '../../base/context';
import { pageClock } from '../../base/ticker/page-clock';
import {
  LiveFeed,
  countLive,
  selectLive,
  useLiveBoard,
  type LiveCounts,
  type LiveFeedApi,
} from '../../parts/live-feed';
import { FeedEmpty, FeedFailed } from '../../parts/live-feed/FeedStates';
import { Busy, embedFailure } from '../Busy';
import { environmentOf } from '../environment';
import type { LiveFeedOptions } from './options';
import { liveBoardName, type LiveBoardSource } from '../../base/queries';
import type { EmbedHooks } from '../lazy-element';
import { countedBoard } from './board-count';
import '../card-parts';
import * as css from './EmbedFeed.css';
import type { OshiLiveFeedEvents } from './events';
import { isChoosy, shownRows } from './shown-rows';
import type { Drawing } from '../mount-in-shadow';
import { serverOf } from '../servers';
import { useUnknownOrg } from '../use-unknown-org';

/** Whatever the server sends for this query is wanted; the org has been asked for already. */
const EVERYTHING: FeedFilter = { org: ALL_ORGS };

/** Rows beyond the cards: some are left out because they should have begun long ago. */
const SPARE_ROWS = 12;
/** Of more, a list draws some as empty boxes, which have no place in a strip. */
const STRIP_MAX = 48;
const ROWS_STEP = 24;

/** As many rows as so many cards need, in steps, so that most feeds share an answer of the server. */
const rowsFor = (max: number) => Math.ceil((max + SPARE_ROWS) / ROWS_STEP) * ROWS_STEP;

/** How many cards these rows are. */
const cardsOf = (
  videos: readonly Video[],
  source: LiveBoardSource,
  { max, now }: { readonly max: number; readonly now: number },
) =>
  selectLive({ videos, source, view: { filter: EVERYTHING, sort: 'latest', max }, now }).all.length;

const rowsFrom = (videos: readonly Video[], options: LiveFeedOptions, now: number) =>
  isChoosy(options) ? shownRows(videos, options, now) : videos;

const isSame = (a: LiveCounts, b: LiveCounts) => a.live === b.live && a.upcoming === b.upcoming;

const renderEmpty = (feed: LiveFeedApi) => (
  <slot name="empty">
    <FeedEmpty feed={feed} />
  </slot>
);

const renderFailed = (feed: LiveFeedApi) => (
  <slot name="error">
    <FeedFailed feed={feed} />
  </slot>
);

function Feed({
  options,
  onPhase,
  emit,
  complain,
}: EmbedHooks<OshiLiveFeedEvents> & { readonly options: LiveFeedOptions }) {
  const { api, channels, org, layout } = options;
  const max = layout === 'strip' ? Math.min(options.max, STRIP_MAX) : options.max;
  // The server does not know what the feed leaves out, so it is asked for the whole board.
  const limit = isChoosy(options) ? undefined : rowsFor(max);
  const source: LiveBoardSource =
    channels.length > 0 ? { channels } : { orgs: org === '' ? [] : [org], limit };
  const name = liveBoardName(source);
  const { client, count } = useMemo(() => countedBoard({ origin: api }, name), [api, name]);
  const { queries } = serverOf(api);
  const board = useLiveBoard({ client, source, queries });
  const { data, dataUpdatedAt, error, errorUpdatedAt, source: loaded } = board;
  const now = useNow();
  const shown = useMemo(() => data && rowsFrom(data, options, now), [data, options, now]);
  const wasReady = useRef(false);
  const last = useRef<{ readonly data: readonly Video[]; readonly counts: LiveCounts }>(undefined);

  // After the board is drawn, so that a page that is notified finds it.
  useEffect(() => {
    if (data === undefined) return;
    onPhase('shown');
    const time = pageClock.now();
    const rows = rowsFrom(data, options, time);
    if (!wasReady.current) emit('oshi-ready', { count: cardsOf(rows, loaded, { max, now: time }) });
    wasReady.current = true;
    const counts = (isChoosy(options) ? undefined : count()) ?? countLive(rows, loaded, time);
    if (last.current?.data === data && isSame(last.current.counts, counts)) return;
    last.current = { data, counts };
    emit('oshi-change', counts);
    // The same rows may come with another count.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the time distinguishes two answers
  }, [data, dataUpdatedAt, loaded, options, max, count, onPhase, emit]);

  useEffect(() => {
    if (!error) return;
    if (!wasReady.current) onPhase('failed');
    emit('oshi-error', { code: embedFailure(error.code, error.cause) });
    // Each failure is an event of its own, also one with the same code.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the time distinguishes two failures
  }, [error, errorUpdatedAt, onPhase, emit]);

  useUnknownOrg({ api, org, channels, isEmpty: data?.length === 0, complain });

  const isBusy = error !== null && embedFailure(error.code, error.cause) === 'busy';
  const retry = () => {
    // A failure is what the board shows.
    board.refresh().catch(() => undefined);
  };
  const feed =
    isBusy && data === undefined ? null : (
      <LiveFeed
        board={{ ...board, data: shown, ...(isBusy && { error: null }) }}
        shape={layout === 'list' ? 'list' : 'grid'}
        filter={EVERYTHING}
        max={max}
        renderEmpty={renderEmpty}
        renderFailed={renderFailed}
      />
    );
  return (
    <>
      {isBusy ? <Busy error={error.cause} since={errorUpdatedAt} onRetry={retry} /> : null}
      {layout === 'strip' ? (
        <div className={css.strip} data-part="strip">
          {feed}
        </div>
      ) : (
        feed
      )}
    </>
  );
}

export type EmbedFeedProps = EmbedHooks<OshiLiveFeedEvents> & Drawing<LiveFeedOptions>;

export function EmbedFeed({
  options,
  speech,
  drawnAt,
  portal,
  onPhase,
  emit,
  complain,
}: EmbedFeedProps) {
  const { api, pictures } = options;
  const environment = useMemo<WidgetsOptions>(
    () => ({
      ...environmentOf(
        { api, pictures },
        {
          t: createTranslate(speech.messages.widgets ?? {}, speech.language),
          language: speech.language,
          initialNow: drawnAt,
        },
      ),
      onSelect: (video: Video, event: MouseEvent) => {
        const { href } = event.currentTarget as HTMLAnchorElement;
        if (!emit('oshi-select', { video, href })) event.preventDefault();
      },
    }),
    [speech, drawnAt, api, pictures, emit],
  );
  return (
    <PortalContainerContext.Provider value={portal}>
      <WidgetsProvider value={environment}>
        {/* Another server is another board. */}
        <Feed key={api} options={options} onPhase={onPhase} emit={emit} complain={complain} />
      </WidgetsProvider>
    </PortalContainerContext.Provider>
  );
}
