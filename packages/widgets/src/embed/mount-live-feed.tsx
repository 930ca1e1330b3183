/** The feed itself, drawn into the shadow root of its element: the same widget as everywhere, with the embed's ports. */
import '@oshimado/ui/themes';
import { createClient, type Video } from '@oshimado/contract';
import {
  ALL_ORGS,
  channelPath,
  negotiateLanguage,
  watchPath,
  type FeedFilter,
} from '@oshimado/domain';
import { createTranslate, languages, loadMessages, type MessageTree } from '@oshimado/locales';
import { PortalContainerContext } from '@oshimado/ui';
import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { useSelector } from '@xstate/react';
import { WidgetsProvider, type WidgetsOptions } from '../context';
import { LiveFeed, countLive, useLiveFeedActor } from '../live-feed';
import type { LiveFeedEvents, LiveFeedPhase } from '../live-feed/live-feed.element';
import type { LiveFeedOptions } from '../live-feed/live-feed.options';
import { sheetOf } from './base-element';

/** The styles of everything drawn here, put in place by the build. */
declare const __EMBED_CSS__: string;

type Emit = <T extends keyof LiveFeedEvents>(type: T, detail: LiveFeedEvents[T]) => boolean;

interface EmbedHooks {
  readonly onPhase: (phase: LiveFeedPhase) => void;
  readonly emit: Emit;
}

interface EmbedFeedProps extends EmbedHooks {
  readonly options: LiveFeedOptions;
  readonly messages: MessageTree;
  readonly language: string;
  readonly drawnAt: number;
  readonly portal: HTMLElement;
}

/** Whatever the server sends for this query is wanted; the org has been asked for already. */
const EVERYTHING: FeedFilter = { org: ALL_ORGS };

function Feed({ options, onPhase, emit }: EmbedHooks & { options: LiveFeedOptions }) {
  const client = useMemo(() => createClient({ origin: options.api }), [options.api]);
  const query = options.channels.length > 0 ? { channels: options.channels } : { org: options.org };
  const actor = useLiveFeedActor({ client, query });
  const snapshot = useSelector(actor, (state) => state);
  const { videos, error } = snapshot.context;
  const wasReady = useRef(false);

  useEffect(() => {
    if (videos === null) return;
    onPhase('shown');
    if (!wasReady.current) emit('oshi-ready', { count: videos.length });
    wasReady.current = true;
    emit('oshi-change', countLive(actor.getSnapshot(), Date.now()));
  }, [actor, videos, onPhase, emit]);

  useEffect(() => {
    if (error === null) return;
    if (!wasReady.current) onPhase('failed');
    emit('oshi-error', { code: error });
  }, [error, onPhase, emit]);

  return <LiveFeed actor={actor} filter={EVERYTHING} max={options.max} />;
}

function EmbedFeed({
  options,
  messages,
  language,
  drawnAt,
  portal,
  onPhase,
  emit,
}: EmbedFeedProps) {
  const { api } = options;
  const environment = useMemo<WidgetsOptions>(
    () => ({
      t: createTranslate(messages, language),
      language,
      initialNow: drawnAt,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
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
    [messages, language, drawnAt, api, emit],
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

export interface MountedFeed {
  readonly update: (options: LiveFeedOptions) => void;
  readonly unmount: () => void;
}

export interface MountOptions extends EmbedHooks {
  readonly root: ShadowRoot;
  readonly box: HTMLElement;
  readonly options: LiveFeedOptions;
}

const languageOf = (wanted: string) => negotiateLanguage(wanted, languages);

export async function mountLiveFeed({
  root,
  box,
  options: first,
  onPhase,
  emit,
}: MountOptions): Promise<MountedFeed> {
  let messages = await loadMessages(languageOf(first.lang), 'widgets');
  let language = languageOf(first.lang);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(__EMBED_CSS__)];
  box.lang = language;
  const portal = document.createElement('div');
  root.append(portal);
  const drawing = createRoot(box);
  const drawnAt = Date.now();
  const draw = (options: LiveFeedOptions) =>
    drawing.render(
      <EmbedFeed {...{ options, messages, language, drawnAt, portal, onPhase, emit }} />,
    );
  draw(first);
  return {
    update: (options) => {
      const wanted = languageOf(options.lang);
      if (wanted === language) {
        draw(options);
        return;
      }
      void loadMessages(wanted, 'widgets').then((loaded) => {
        messages = loaded;
        language = wanted;
        box.lang = wanted;
        draw(options);
      });
    },
    unmount: () => {
      drawing.unmount();
      portal.remove();
    },
  };
}
