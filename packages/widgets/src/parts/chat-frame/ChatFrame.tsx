/** The chat of the platform beside its video, or why there is none. */
import {
  chatFrameAddress,
  chatPopoutAddress,
  frameOriginOf,
  type ChatFrameState,
  type ChatOrigins,
} from '@oshimado/domain';
import { ButtonLink, IconButton } from '@oshimado/ui/button';
import { ExternalIcon, RefreshIcon } from '@oshimado/ui/icon';
import { classNames } from '@oshimado/ui/style-props';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { ancestorOrigins } from '../../base/browser/ancestor-origins';
import { ofIsolatedPage } from '../../base/browser/isolated-page';
import { pageOrigin } from '../../base/browser/page-origin';
import { openChat } from '../../base/browser/open-chat';
import { PageLink } from '../../base/context';
import { useSettings } from '../../base/device';
import { useMatches } from '../../base/page/use-matches';
import { useTranslate } from '../../base/sentences';
import { useMediaState, usePlayer, type Media } from '../player';
import * as css from './chat-frame.css';
import { COMPUTER_QUERY } from './computer-query';
import {
  useChatState,
  useShownChat,
  type ChatAbsence,
  type ChatFrameVideo,
} from './use-chat-state';

/** A loaded frame, and the origin that its messages come from. */
export interface LoadedChat {
  readonly element: HTMLIFrameElement;
  readonly origin: string;
}

export interface ChatFrameProps {
  readonly video: ChatFrameVideo;
  /** The button that opens help for a viewer who is not logged in to the chat. A page loads the help when it is asked for, an embed contains it. */
  readonly CookiesHint: ComponentType;
  /** Heading, where several chats are beside each other. Default "Chat". */
  readonly title?: string;
  /** Further tools of the header. Default none. */
  readonly tools?: ReactNode;
  /** Called each time a frame has loaded, again after a reload. Default nothing. */
  readonly onLoaded?: (chat: LoadedChat) => void;
}

const EXTENSION_PATH = '/extension';
/** What chats need: their scripts and login, and links and logins in windows of their own. They cannot move our page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-storage-access-by-user-activation';
/**
 * A replay follows the player: the frame receives the position when it has loaded, and each change from then on. Before that its
 * document is an empty one of this page, and browsers report a message for another origin as an error. Returns what a loaded frame calls.
 */
function usePositionMessages(media: Media | null, target: string | null) {
  // One that a reload has replaced has no window any more.
  const loaded = useRef<HTMLIFrameElement>(null);
  const post = useCallback(() => {
    if (target === null || !media) return;
    const message = { 'yt-player-video-progress': media.getState().currentTime };
    loaded.current?.contentWindow?.postMessage(message, target);
  }, [media, target]);
  useEffect(() => {
    if (!media) return undefined;
    let last = media.getState().currentTime;
    return media.subscribe(() => {
      const { currentTime } = media.getState();
      if (currentTime === last) return;
      last = currentTime;
      post();
    });
  }, [media, post]);
  return ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    loaded.current = currentTarget;
    post();
  };
}

type WithoutFrame = Exclude<ChatFrameState, 'live' | 'replay' | 'replay3'>;

function ExtensionLink() {
  const t = useTranslate('translations');
  return (
    <ButtonLink href={EXTENSION_PATH} component={PageLink} size="small">
      {t('chat.extension')}
    </ButtonLink>
  );
}

export interface AbsenceProps {
  readonly absence: ChatAbsence;
  readonly className?: string;
}

export function Absence({ absence, className }: AbsenceProps) {
  const t = useTranslate('translations');
  return (
    <section className={classNames(css.line, className)} aria-label={t('chat.title')}>
      <p className={css.explanation} role="status">
        {t(`chat.${absence}`)}
      </p>
      {absence === 'needsExtension' ? <ExtensionLink /> : null}
    </section>
  );
}

/**
 * In one line why there is no chat. Renders a `<section>`; until the device is known one for each kind of device, of which the style
 * sheet shows one, so that nothing moves once it is known.
 */
export function ChatAbsenceLine({ absence }: { readonly absence: ChatAbsence }) {
  const isKnown = useMatches(COMPUTER_QUERY) !== undefined;
  if (isKnown || absence !== 'needsExtension') return <Absence absence={absence} />;
  return (
    <>
      <Absence absence="needsExtension" className={css.onComputers} />
      <Absence absence="desktop" className={css.onPhones} />
    </>
  );
}

function Reason({ state }: { readonly state: WithoutFrame }) {
  const t = useTranslate('translations');
  return (
    <div className={css.message} role="status">
      <p className={css.explanation}>{t(`chat.${state}`)}</p>
      {state === 'needsExtension' ? <ExtensionLink /> : null}
    </div>
  );
}

export function ChatFrame({ CookiesHint, title, tools, onLoaded, ...props }: ChatFrameProps) {
  const t = useTranslate('translations');
  const video = useShownChat(props.video);
  const { media } = usePlayer();
  const isSystemDark = useMatches('(prefers-color-scheme: dark)');
  const isDark = useSettings().darkMode ?? isSystemDark ?? true;
  const hasPlayed = useMediaState(({ paused, currentTime }) => !paused || currentTime > 0);
  const [reloads, setReloads] = useState(0);
  const { state, twitchChannel, isKnown: isDrawn, origins } = useChatState(video, hasPlayed);
  const hasFrame = state === 'live' || state === 'replay' || state === 'replay3';
  const target = state === 'replay' || state === 'replay3' ? frameOrigin(origins) : null;
  const onLoad = usePositionMessages(media, target);
  return (
    <section className={css.root} aria-label={title ?? t('chat.title')}>
      <div className={css.header}>
        <h2 className={css.title} title={title}>
          {title ?? t('chat.title')}
        </h2>
        {hasFrame ? (
          <>
            <CookiesHint />
            <IconButton
              className={css.tool}
              icon={RefreshIcon}
              label={t('chat.reload')}
              onClick={() => setReloads((count) => count + 1)}
            />
          </>
        ) : null}
        {state === 'live' && twitchChannel === undefined ? (
          <IconButton
            className={css.tool}
            icon={ExternalIcon}
            label={t('chat.popout')}
            onClick={() => openChat(chatPopoutAddress(video.id, location.hostname))}
          />
        ) : null}
        {tools}
      </div>
      <div className={css.body}>
        {hasFrame ? (
          <p className={css.message}>{t('chat.loading')}</p>
        ) : isDrawn ? (
          <Reason state={state} />
        ) : null}
        {hasFrame && isDrawn ? (
          <iframe
            {...ofIsolatedPage()}
            // A reload and another video begin with a new frame, so that the history of the page gains no entry.
            key={`${video.id} ${reloads} ${state} ${isDark}`}
            className={css.frame}
            title={title ?? t('chat.frame', { title: video.title })}
            src={chatFrameAddress(
              {
                videoId: video.id,
                channelId: video.channel.id,
                twitchChannel,
                page: pageOrigin(),
                ancestors: ancestorOrigins(),
                isDark,
                kind: state,
              },
              origins,
            )}
            sandbox={SANDBOX}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={(event) => {
              onLoad(event);
              const element = event.currentTarget;
              const origin = frameOriginOf(element.src);
              if (origin !== null) onLoaded?.({ element, origin });
            }}
          />
        ) : null}
      </div>
    </section>
  );
}

const frameOrigin = ({ isDemo, own, youtubeChat }: ChatOrigins): string =>
  new URL(isDemo ? own : youtubeChat).origin;
