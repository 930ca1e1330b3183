/** A player as a stranger's page gets it: the picture of a video until a visitor presses it, then the same player as everywhere. */
import type { AnswerOf, Client, FrameOrigins } from '@oshimado/contract';
import type { MediaState } from '@oshimado/domain';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Time } from '../../base/clock';
import {
  defaultSiteLinks,
  PageServicesProvider,
  useClient,
  useNavigateTo,
  useWidgets,
} from '../../base/context';
import { usePlayer } from '../../parts/player/PlayerProvider';
import { FrameOfPlayer, type PlayerFrameProps } from '../../parts/player/FrameOfPlayer';
import { latePlayerFrame } from '../../parts/player/late-player-frame';
import { VideoPlayer } from '../../parts/player/VideoPlayer';
import type { PlayerOptions } from './options';
import type { ServerQuery } from '../../base/queries/server-query';
import { Clock } from '../../base/clock/Clock';
import { useNow } from '../../base/clock/use-now';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import * as posters from '../../parts/player/player.css';
import * as css from './EmbedPlayer.css';
import { EmbedPage } from '../EmbedPage';
import { loadFrameOrigins } from '../frame-origins';
import { loadPlayerEngine } from './load-engine';
import type { EmbedHooks } from '../lazy-element';
import type { Drawing } from '../mount-in-shadow';
import { nameParts } from '../named-parts';
import type { OshiPlayerEvents } from './events';
import type { PlayerControl } from './player-control';
import { useSelect } from '../use-select';
import { VideoAnswer } from '../VideoAnswer';

nameParts({
  title: [css.title],
  facts: [css.facts],
  state: [css.live],
  box: [posters.box],
  poster: [posters.poster],
  play: [posters.posterButton],
});

type PlayableAnswer = AnswerOf<'getVideo'> & { readonly frames: FrameOrigins };
type Hooks = EmbedHooks<OshiPlayerEvents>;
type OnControl = (control: PlayerControl | null) => void;

/** A video, and where its player comes from. */
const playableQuery = (
  client: Client,
  origin: string,
  id: string,
): ServerQuery<PlayableAnswer> => ({
  queryKey: ['playable', id],
  queryFn: async ({ signal }) => {
    const [video, frames] = await Promise.all([
      client.getVideo({ id }, { signal }),
      loadFrameOrigins(origin, signal),
    ]);
    return { ...video, frames };
  },
});

/** Title, channel, and what the video is at the moment: live since when, how long, from when. */
function Caption({ video }: { readonly video: AnswerOf<'getVideo'> }) {
  const environment = useWidgets();
  const { target, onSelect, t } = environment;
  const card = connectVideoCard(video, { environment, now: useNow() });
  const { state, stateText, channel, duration, liveSince, count, time } = card;
  const link = (
    kind: keyof typeof css.link,
    href: string,
    lang: string | undefined,
    text: string,
  ) => (
    <a
      className={css.link[kind]}
      href={href}
      lang={lang}
      target={target}
      rel="noopener"
      onClick={onSelect && ((event) => onSelect(video, event))}
    >
      {text}
    </a>
  );
  return (
    <div className={css.caption} data-part="caption" data-state={state}>
      <p className={css.title}>{link('title', card.href, card.titleLang, card.title)}</p>
      <p className={css.facts}>
        {link('channel', channel.href, channel.lang, channel.name)}
        {stateText ? (
          <span className={state === 'live' ? css.live : undefined}>{stateText}</span>
        ) : null}
        {state === 'missing' ? <span>{t('card.missing')}</span> : null}
        {liveSince === undefined ? null : <Clock since={liveSince} />}
        {duration ? <Time dateTime={duration.iso}>{duration.text}</Time> : null}
        {count ? <span>{count.text}</span> : null}
        {state === 'live' ? null : (
          <Time dateTime={time.iso} title={time.tooltip}>
            {time.text}
          </Time>
        )}
      </p>
    </div>
  );
}

interface ReportsProps extends Pick<Hooks, 'emit'> {
  readonly muted: boolean;
  /** Called when the page plays it before it was started; returns whether that is allowed. */
  readonly onPlayBefore: () => boolean;
  /** Called when the page moves it before it was started. */
  readonly onSeekBefore: (seconds: number) => void;
  readonly onControl: OnControl;
}

/** The events of the player, and the methods that control it. */
function Reports({ emit, muted, onPlayBefore, onSeekBefore, onControl }: ReportsProps) {
  const { media } = usePlayer();
  /** The last method that the page has called while the player that it has started is loading. */
  const asked = useRef<'play' | 'pause'>(undefined);
  // Before the frame asks where it was sought meanwhile: what is sought later is for the player itself.
  useLayoutEffect(() => {
    if (media && asked.current === 'pause') media.pause();
    if (media) asked.current = undefined;
    onControl({
      getState: () => media?.getState() ?? null,
      play: () => {
        if (media) media.play();
        else if (asked.current !== undefined || onPlayBefore()) asked.current = 'play';
      },
      pause: () => {
        if (media) media.pause();
        else if (asked.current !== undefined) asked.current = 'pause';
      },
      seek: (seconds) => (media ? media.seek(seconds) : onSeekBefore(seconds)),
    });
    return () => onControl(null);
  }, [media, onPlayBefore, onSeekBefore, onControl]);
  const wasMuted = useRef(muted);
  useEffect(() => {
    if (wasMuted.current !== muted) media?.setMuted(muted);
    wasMuted.current = muted;
  }, [media, muted]);
  useEffect(() => {
    if (!media) return undefined;
    let last = '';
    let failed: MediaState['failure'] = null;
    return media.subscribe(() => {
      const { paused, ended, currentTime, duration, failure } = media.getState();
      if (failure !== null && failure !== failed) emit('oshi-error', { code: failure });
      failed = failure;
      const next = [paused, ended, Math.floor(currentTime), Math.floor(duration)].join();
      if (next === last) return;
      last = next;
      emit('oshi-change', { paused, ended, currentTime, duration });
    });
  }, [media, emit]);
  return null;
}

const PlayerFrame = latePlayerFrame(async () => {
  const { startPlayer } = await loadPlayerEngine();
  return {
    default: (props: PlayerFrameProps) => <FrameOfPlayer {...props} startPlayer={startPlayer} />,
  };
});

interface AnsweredPlayerProps extends Pick<Hooks, 'emit'> {
  readonly video: PlayableAnswer;
  readonly options: PlayerOptions;
  readonly onControl: OnControl;
}

function AnsweredPlayer({ video, options, emit, onControl }: AnsweredPlayerProps) {
  const client = useClient();
  const navigate = useNavigateTo();
  const { frames } = video;
  const services = useMemo(
    () => ({ client, navigate, siteLinks: { ...defaultSiteLinks, frames } }),
    [client, navigate, frames],
  );
  const [sought, setSought] = useState<number>();
  const [isPlayed, setPlayed] = useState(false);
  const mayStart = useCallback(() => emit('oshi-play', { video }), [emit, video]);
  const onPlayBefore = useCallback(() => {
    const isAllowed = mayStart();
    if (isAllowed) setPlayed(true);
    return isAllowed;
  }, [mayStart]);
  return (
    <PageServicesProvider value={services}>
      <VideoPlayer
        video={video}
        Frame={PlayerFrame}
        start={sought ?? options.start}
        muted={options.muted}
        autoplay={isPlayed}
        mayStart={mayStart}
      >
        <Caption video={video} />
        <Reports
          emit={emit}
          muted={options.muted}
          onPlayBefore={onPlayBefore}
          onSeekBefore={setSought}
          onControl={onControl}
        />
      </VideoPlayer>
    </PageServicesProvider>
  );
}

function Player({
  options,
  ...hooks
}: Hooks & { readonly options: PlayerOptions; readonly onControl: OnControl }) {
  const { onPhase, emit, complain, onControl } = hooks;
  const client = useClient();
  return (
    <VideoAnswer
      id={options.video}
      query={playableQuery(client, options.api, options.video)}
      {...{ onPhase, emit, complain }}
      loading={<div className={css.waiting} />}
    >
      {(video) => (
        <AnsweredPlayer video={video} options={options} emit={emit} onControl={onControl} />
      )}
    </VideoAnswer>
  );
}

export type EmbedPlayerProps = Hooks & Drawing<PlayerOptions> & { readonly onControl: OnControl };

export function EmbedPlayer({ onPhase, emit, complain, onControl, ...drawing }: EmbedPlayerProps) {
  const { api, video } = drawing.options;
  const onSelect = useSelect(emit);
  return (
    <EmbedPage {...drawing} onSelect={onSelect}>
      <div className={css.whole} data-part="player">
        {/* Another video, or the same one of another server, is another player. */}
        <Player
          key={`${api} ${video}`}
          options={drawing.options}
          {...{ onPhase, emit, complain, onControl }}
        />
      </div>
    </EmbedPage>
  );
}
