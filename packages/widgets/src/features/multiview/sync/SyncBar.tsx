/** Plays past streams of one event in step by real time. */
import { dateFormat, formatDuration, photoOf } from '@oshimado/domain';
import {
  selectBeginning,
  selectElapsed,
  selectRows,
  selectSharedQuery,
  selectSpeed,
  selectSpeeds,
  selectStatus,
  selectTotal,
} from '@oshimado/machines/multiview-sync';
import { selectPanelsQuery, selectShareCode } from '@oshimado/machines/multiview';
import { Avatar } from '@oshimado/ui/avatar';
import { IconButton } from '@oshimado/ui/button';
import {
  BackwardIcon,
  ForwardIcon,
  PauseIcon,
  PlayFilledIcon,
  SettingsIcon,
  ShareIcon,
} from '@oshimado/ui/icon';
import { Select } from '@oshimado/ui/select';
import { useState, type PointerEvent } from 'react';
import { useWidgets } from '../../../base/context';
import { askedPart } from '../../../base/asked-part/asked-part';
import { useKnownVideos, useMultiview, useVideoName } from '../grid';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { useCopyLink, useNotify } from '../../../base/toasts';
import { useActorEvent } from '../../../base/state/use-actor-event';
import { multiviewAddress } from './multiview-address';
import * as css from './sync.css';
import { useSync, useSyncActor, WithSync, type SyncSnapshot } from './WithSync';

const SyncSettings = askedPart(() => import('./SyncSettings'));
const STEP_S = 10;
/** A smaller drift is inaudible and is not shown. Seconds. */
const DRIFT_S = 0.15;

/** Whole seconds since the beginning; the machine's clock ticks while it plays. */
const selectSecond = (snapshot: SyncSnapshot) => Math.floor(selectElapsed(snapshot, Date.now()));
function useClockText(): (moment: number) => string {
  const { language } = useLanguage();
  const { timeZone } = useWidgets();
  const format = dateFormat(language, timeZone, { dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(moment);
}

/** Says why a video that the viewer has played was paused again. */
function useOutsideMessage() {
  const t = useTranslate('multiview');
  const actor = useSyncActor();
  const notify = useNotify();
  const nameOf = useVideoName();
  const { videos } = useKnownVideos();
  useActorEvent(actor, 'player.outside', ({ id, place }) => {
    const video = videos.get(id);
    const name = video ? nameOf(video) : id;
    const title = t(place === 'before' ? 'sync.notStarted' : 'sync.over', { name });
    notify({ key: 'multiview-sync', tone: 'info', title });
  });
}

function Controls() {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const actor = useSyncActor();
  useOutsideMessage();
  const { actor: layout } = useMultiview();
  const copy = useCopyLink();
  const [isSetting, setIsSetting] = useState(false);
  const isPlaying = useSync((snapshot) => selectStatus(snapshot) === 'playing');
  const speed = useSync(selectSpeed);
  const speeds = useSync(selectSpeeds, (one, two) => one.join() === two.join());
  const elapsed = useSync(selectSecond);
  const total = useSync((snapshot) => Math.floor(selectTotal(snapshot)));
  const step = (by: number) => actor.send({ type: 'clock.step', by, now: Date.now() });
  const share = () => {
    const address = multiviewAddress(selectShareCode(layout.getSnapshot()), {
      ...selectPanelsQuery(layout.getSnapshot()),
      ...selectSharedQuery(actor.getSnapshot(), Date.now()),
    });
    copy(address);
  };
  return (
    <div className={css.controls}>
      <span className={css.time}>
        {formatDuration(elapsed)} / {formatDuration(total)}
      </span>
      <div className={css.buttons}>
        <IconButton icon={BackwardIcon} label={t('sync.back')} onClick={() => step(-STEP_S)} />
        <IconButton
          icon={isPlaying ? PauseIcon : PlayFilledIcon}
          label={isPlaying ? tWidgets('playerPage.pause') : t('sync.play')}
          onClick={() =>
            actor.send({ type: isPlaying ? 'sync.pause' : 'sync.play', now: Date.now() })
          }
        />
        <IconButton icon={ForwardIcon} label={t('sync.forward')} onClick={() => step(STEP_S)} />
      </div>
      <div className={css.buttons}>
        <IconButton
          icon={SettingsIcon}
          label={t('sync.settings')}
          onClick={() => setIsSetting(true)}
        />
        <Select
          label={t('sync.speed')}
          hideLabel
          options={speeds.map((value) => ({ value: String(value), label: `${value}×` }))}
          value={String(speed)}
          onChange={({ currentTarget: { value } }) =>
            actor.send({ type: 'speed.change', speed: Number(value), now: Date.now() })
          }
        />
        <IconButton icon={ShareIcon} label={t('sync.share')} onClick={share} />
      </div>
      {isSetting ? <SyncSettings onClose={() => setIsSetting(false)} /> : null}
    </div>
  );
}

/** How far a player is ahead or behind, in words; empty for an inaudible drift. */
function useDriftText(): (seconds: number | null | undefined) => string {
  const t = useTranslate('multiview');
  return (seconds) => {
    if (seconds === null || seconds === undefined || Math.abs(seconds) < DRIFT_S) return '';
    const value = Math.abs(seconds).toFixed(1);
    return t(seconds > 0 ? 'sync.ahead' : 'sync.behind', { value });
  };
}

function Rows() {
  const { videos } = useKnownVideos();
  const { origin, pictures } = useWidgets();
  const nameOf = useVideoName();
  const driftText = useDriftText();
  const rows = useSync(selectRows, (one, two) => JSON.stringify(one) === JSON.stringify(two));
  const players = useSync(({ context }) => context.players);
  return rows.map(({ id, from, width, progress }) => {
    const video = videos.get(id);
    const name = video ? nameOf(video) : id;
    return (
      <div key={id} className={css.row} data-row={id}>
        <Avatar
          className={css.photo}
          src={video ? photoOf(video.channel, 50, { origin, pictures }) : null}
          size={30}
          name={name}
          alt={name}
        />
        <div className={css.rail}>
          <div
            className={css.part}
            style={{ left: `${from * 100}%`, width: `${width * 100}%` }}
            title={name}
          >
            <div className={css.played} style={{ width: `${progress * 100}%` }} />
          </div>
          <span className={css.drift}>{driftText(players[id]?.error)}</span>
        </div>
      </div>
    );
  });
}

/** The common slider, which lies over all rows. */
function Timeline() {
  const t = useTranslate('multiview');
  const actor = useSyncActor();
  const clockText = useClockText();
  const [pointed, setPointed] = useState<number | null>(null);
  const total = useSync(selectTotal);
  const elapsed = useSync(selectSecond);
  const start = useSync(selectBeginning);
  const textAt = (seconds: number) =>
    `${clockText(start + seconds * 1_000)} · ${formatDuration(Math.floor(seconds))} / ${formatDuration(Math.floor(total))}`;
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  const share = total > 0 ? elapsed / total : 0;
  return (
    <div className={css.slider}>
      <input
        type="range"
        className={css.range}
        aria-label={t('sync.moment')}
        aria-valuetext={textAt(elapsed)}
        min={0}
        max={Math.max(1, Math.floor(total))}
        step={1}
        value={elapsed}
        onChange={({ currentTarget: { value } }) =>
          actor.send({ type: 'clock.seek', to: start + Number(value) * 1_000, now: Date.now() })
        }
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
      />
      <div className={css.needle} style={{ left: `${share * 100}%` }} />
      {pointed === null ? null : (
        <div className={css.hint} style={{ left: `${pointed * 100}%` }} aria-hidden="true">
          {textAt(pointed * total)}
        </div>
      )}
    </div>
  );
}

function Bar() {
  const t = useTranslate('multiview');
  const isEmpty = useSync((snapshot) => selectStatus(snapshot) === 'empty');
  return (
    <section className={css.bar} aria-label={t('bar.sync')} data-part="sync">
      {isEmpty ? (
        <p className={css.empty} role="status">
          {t('sync.empty')}
        </p>
      ) : (
        <>
          <Controls />
          <div className={css.track}>
            <Rows />
            <Timeline />
          </div>
        </>
      )}
    </section>
  );
}

/** In a chunk of its own, as is the machine. */
export default function SyncBar() {
  return (
    <WithSync>
      <Bar />
    </WithSync>
  );
}
