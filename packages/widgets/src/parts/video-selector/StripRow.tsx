/** The photos of the strip: one stop for the Tab key, arrows between them, and the wheel of a mouse scrolls sideways. */
import { formatShortDuration, type PickedVideo, type StripVideo } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Badge } from '@oshimado/ui/badge';
import { Icon, TwitchMark } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { useHints } from '../../base/asked-part';
import { useWidgets } from '../../base/context';
import { isPlainPress } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { connectVideoCard, dragVideo, type VideoCardApi } from '../video-card';
import type { PhotoHintProps } from './PhotoHint';
import * as css from './VideoStrip.css';

/** "The wheel scrolls the row sideways, 53 px at most per step." */
const STEP_PX = 53;

function scrollSideways(row: HTMLElement) {
  const onWheel = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, ctrlKey } = event;
    // Zooming, and wheels and pads that scroll sideways by themselves.
    if (ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
    if (row.scrollWidth <= row.clientWidth) return;
    event.preventDefault();
    const isPixels = deltaMode === WheelEvent.DOM_DELTA_PIXEL;
    const step = isPixels
      ? Math.max(-STEP_PX, Math.min(STEP_PX, deltaY))
      : Math.sign(deltaY) * STEP_PX;
    row.scrollLeft += getComputedStyle(row).direction === 'rtl' ? -step : step;
  };
  // React listens passively, and a passive listener cannot keep the page from scrolling.
  row.addEventListener('wheel', onWheel, { passive: false });
  return () => row.removeEventListener('wheel', onWheel);
}

const PHOTO = '[data-part="photo"]';
const photosIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(PHOTO)];

function nextPhoto(photos: readonly HTMLElement[], from: number, key: string, isMirrored: boolean) {
  if (key === 'Home') return photos[0];
  if (key === 'End') return photos.at(-1);
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return photos[from + 1];
  if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return photos[from - 1];
  return undefined;
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: row, target, key } = event;
  const photos = photosIn(row);
  const from = photos.findIndex((photo) => photo === target);
  if (from < 0) return;
  if (key === ' ') {
    event.preventDefault();
    photos[from]?.click();
    return;
  }
  const next = nextPhoto(photos, from, key, getComputedStyle(row).direction === 'rtl');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A stream that was chosen by key leaves the row and takes the focus along; the one in its place gets it. */
function useFocusInPlace(entries: readonly StripVideo[]) {
  const row = useRef<HTMLElement>(null);
  const lost = useRef<number | null>(null);
  useEffect(() => {
    const at = lost.current;
    lost.current = null;
    if (at === null || !row.current) return;
    const photos = photosIn(row.current);
    if (!row.current.contains(document.activeElement))
      photos[Math.min(at, photos.length - 1)]?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a focused photo disappears when the entries change
  }, [entries]);
  const attach = useCallback((element: HTMLElement | null) => {
    row.current = element;
    return element ? scrollSideways(element) : undefined;
  }, []);
  const noteChoice = (photo: HTMLElement, at: number) => {
    lost.current = photo.matches(':focus-visible') ? at : null;
  };
  return { attach, noteChoice };
}

const loadHint = async () => (await import('./PhotoHint')).PhotoHint;

const factsOf = ({ topic, count, time }: VideoCardApi) =>
  [topic, count?.text ?? time.text].filter(Boolean).join(', ');

interface PhotoProps {
  readonly entry: StripVideo;
  readonly isTabStop: boolean;
  /** Undefined until it is loaded. */
  readonly Hint: ComponentType<PhotoHintProps> | undefined;
  readonly onFocus: () => void;
  readonly onChoose: (photo: HTMLElement) => void;
}

function Photo({ entry, isTabStop, Hint, onFocus, onChoose }: PhotoProps) {
  const [photo, setPhoto] = useState<HTMLAnchorElement | null>(null);
  const t = useTranslate('multiview');
  const environment = useWidgets();
  const { video, picked, isLive, distance } = entry;
  const card = connectVideoCard(video, { environment, now: useNow() });
  const { channel, title } = card;
  const isOnTwitch = picked.service === 'twitch';
  const address = () =>
    isOnTwitch
      ? (video.link ?? '')
      : new URL(environment.watchHref(video), location.href).toString();
  const state = isLive ? 'live' : 'upcoming';
  return (
    <>
      {/* A link can be dragged in every browser; a button cannot. */}
      <a
        ref={setPhoto}
        role="button"
        data-part="photo"
        data-state={state}
        className={css.photo}
        href={card.href}
        tabIndex={isTabStop ? 0 : -1}
        draggable
        onFocus={onFocus}
        onDragStart={(event) => dragVideo(video, address(), event)}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onChoose(event.currentTarget);
        }}
      >
        <Badge tone={isLive ? 'live' : 'neutral'} className={css.badge}>
          {formatShortDuration(distance / 1_000)}
        </Badge>
        <VisuallyHidden>
          {' '}
          {t(`selector.photo.${state}`)},{' '}
          <span lang={channel.lang} translate="no">
            {channel.name}
          </span>
          :{' '}
          <span lang={card.titleLang} translate="no">
            {title}
          </span>
          {isOnTwitch ? ` ${t('selector.photo.twitch')}` : null}
        </VisuallyHidden>
        <Avatar {...channel.photo} size={50} name={channel.name} />
        {isOnTwitch ? (
          <span className={css.twitch}>
            <Icon icon={TwitchMark} size="small" />
          </span>
        ) : null}
      </a>
      {Hint && photo ? <Hint photo={photo} text={factsOf(card)} video={video} /> : null}
    </>
  );
}

export interface StripRowProps {
  /** At least one. */
  readonly entries: readonly StripVideo[];
  readonly onPick: (video: PickedVideo) => void;
}

export function StripRow({ entries, onPick }: StripRowProps) {
  const { t } = useWidgets();
  const { attach, noteChoice } = useFocusInPlace(entries);
  const { Hint, around } = useHints(loadHint);
  const [stop, setStop] = useState('');
  const stopAt = Math.max(
    0,
    entries.findIndex(({ picked }) => picked.id === stop),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the photos inside take the focus
    <div
      ref={attach}
      role="toolbar"
      aria-label={t('feed.label')}
      className={css.row}
      onKeyDown={onKeyDown}
      {...around}
    >
      {entries.map((entry, index) => (
        <Photo
          key={entry.picked.id}
          entry={entry}
          isTabStop={index === stopAt}
          Hint={Hint}
          onFocus={() => setStop(entry.picked.id)}
          onChoose={(photo) => {
            noteChoice(photo, index);
            onPick(entry.picked);
          }}
        />
      ))}
    </div>
  );
}
