/** The live feed as a stranger's page gets it: the same widget as everywhere, with the embed's links, events and client. */
import { createClient, type Video } from '@oshimado/contract';
import { ALL_ORGS, channelPath, watchPath, type FeedFilter } from '@oshimado/domain';
import { createTranslate, type MessageTree } from '@oshimado/locales';
import { PortalContainerContext } from '@oshimado/ui/portal-container';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { WidgetsProvider, type WidgetsOptions } from '../context';
import { LiveFeed, countLive, useLiveFeedActor } from '../live-feed';
import type { LiveFeedOptions } from '../live-feed/live-feed.options';
import type { OshiLiveFeedEvents } from './live-feed.events';

/** What the element does with what happens inside it. */
export interface EmbedHooks {
  readonly onPhase: (phase: 'shown' | 'failed') => void;
  /** Answers whether the page let the default happen. */
  readonly emit: <T extends keyof OshiLiveFeedEvents>(
    type: T,
    detail: OshiLiveFeedEvents[T],
  ) => boolean;
}

/** The language a feed speaks, with its sentences. */
export interface Speech {
  readonly language: string;
  readonly messages: MessageTree;
}

/** Whatever the server sends for this query is wanted; the org has been asked for already. */
const EVERYTHING: FeedFilter = { org: ALL_ORGS };

const visitorsTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function Feed({ options, onPhase, emit }: EmbedHooks & { readonly options: LiveFeedOptions }) {
  const client = useMemo(() => createClient({ origin: options.api }), [options.api]);
  const query = options.channels.length > 0 ? { channels: options.channels } : { org: options.org };
  const actor = useLiveFeedActor({ client, query });
  const videos = useSelector(actor, ({ context }) => context.videos);
  const wasReady = useRef(false);

  // After the board is drawn, so that a page told of it finds it.
  useEffect(() => {
    if (videos === null) return;
    onPhase('shown');
    if (!wasReady.current) emit('oshi-ready', { count: videos.length });
    wasReady.current = true;
    emit('oshi-change', countLive(actor.getSnapshot(), Date.now()));
  }, [actor, videos, onPhase, emit]);

  useEffect(() => {
    const failures = actor.on('feed.failed', ({ code }) => {
      if (!wasReady.current) onPhase('failed');
      emit('oshi-error', { code });
    });
    return () => failures.unsubscribe();
  }, [actor, onPhase, emit]);

  return <LiveFeed actor={actor} filter={EVERYTHING} max={options.max} />;
}

export interface EmbedFeedProps extends EmbedHooks {
  readonly options: LiveFeedOptions;
  readonly speech: Speech;
  /** Epoch ms at which the feed was first drawn. */
  readonly drawnAt: number;
  /** An element of the shadow root, for what opens above the feed. */
  readonly portal: HTMLElement;
}

export function EmbedFeed({ options, speech, drawnAt, portal, onPhase, emit }: EmbedFeedProps) {
  const { api } = options;
  const environment = useMemo<WidgetsOptions>(
    () => ({
      t: createTranslate(speech.messages, speech.language),
      language: speech.language,
      initialNow: drawnAt,
      timeZone: visitorsTimeZone(),
      origin: api,
      watchHref: ({ id }) => api + watchPath(id),
      channelHref: (id) => api + channelPath(id),
      target: '_blank',
      hasMenu: false,
      onSelect: (video: Video, event: MouseEvent) => {
        const { href } = event.currentTarget as HTMLAnchorElement;
        if (!emit('oshi-select', { video, href })) event.preventDefault();
      },
    }),
    [speech, drawnAt, api, emit],
  );
  return (
    <PortalContainerContext.Provider value={portal}>
      <WidgetsProvider value={environment}>
        {/* Another server is another board. */}
        <Feed key={api} options={options} onPhase={onPhase} emit={emit} />
      </WidgetsProvider>
    </PortalContainerContext.Provider>
  );
}
