/** Controls all videos of a layout together, and each of them. */
import { photoOf, plainTitle, type MultiviewVideoCell } from '@oshimado/domain';
import { isMuted, selectVideoCells } from '@oshimado/machines/multiview';
import { canCatchUp, isCatchingUp } from '@oshimado/machines/multiview-sync';
import { Avatar } from '@oshimado/ui/avatar';
import { IconButton } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import {
  DeleteIcon,
  ForwardIcon,
  MutedIcon,
  PauseIcon,
  PlayFilledIcon,
  RefreshIcon,
  SoundIcon,
  SpeedIcon,
} from '@oshimado/ui/icon';
import { Slider } from '@oshimado/ui/slider';
import { Switch } from '@oshimado/ui/switch';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { PageLink, useWidgets } from '../../../base/context';
import {
  cellVideo,
  isSameList,
  useKnownVideos,
  useMultiview,
  useMultiviewState,
  usePlayersState,
  useSendMultiview,
  useVideoName,
  VolumeSlider,
} from '../grid';
import { useSync, useSyncActor, WithSync } from '../sync/WithSync';
import type { Media } from '../../../parts/player';
import { useTranslate } from '../../../base/sentences';
import * as css from './media.css';

const FAST = 2;
const percent = (volume: number) => Math.round(volume * 100);

/** A value read from several players, kept up to date; it must be a primitive. */
function useAllMedia<T extends string | number | boolean>(
  medias: readonly Media[],
  read: (medias: readonly Media[]) => T,
): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = medias.map((media) => media.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [medias],
  );
  return useSyncExternalStore(subscribe, () => read(medias));
}

const anyPlays = (medias: readonly Media[]) => medias.some((media) => !media.getState().paused);
/** "Common volume shows the value when all are equal, else 0." */
const commonVolume = (medias: readonly Media[]) => {
  const volumes = new Set(medias.map((media) => percent(media.getState().volume)));
  const [first = 0] = volumes;
  return volumes.size === 1 ? first : 0;
};
const anyFast = (medias: readonly Media[]) =>
  medias.some((media) => media.getState().playbackRate === FAST);

/** "Sync sets live streams to double speed until they catch up, and toggles double speed on others." */
function CatchUp({ medias }: { readonly medias: readonly Media[] }) {
  const t = useTranslate('multiview');
  const actor = useSyncActor();
  const mayCatchUp = useSync(canCatchUp);
  const isCatching = useSync(isCatchingUp);
  const isFast = useAllMedia(medias, anyFast);
  const run = () => {
    if (mayCatchUp || isCatching) actor.send({ type: 'sync.live', now: Date.now() });
    for (const media of medias) {
      const { liveEdge, playbackRates } = media.getState();
      if (liveEdge === null && playbackRates.includes(FAST))
        media.setPlaybackRate(isFast ? 1 : FAST);
    }
  };
  return (
    <IconButton
      icon={ForwardIcon}
      label={t('media.sync')}
      pressed={isCatching || isFast}
      onClick={run}
    />
  );
}

function AllVideos({ medias }: { readonly medias: readonly Media[] }) {
  const t = useTranslate('multiview');
  const send = useSendMultiview();
  const volume = useAllMedia(medias, commonVolume);
  const each = (run: (media: Media) => void) => () => medias.forEach(run);
  return (
    <section aria-label={t('media.all')} className={css.stack}>
      <div className={css.all}>
        <IconButton
          icon={PlayFilledIcon}
          label={t('playAll')}
          onClick={each((media) => media.play())}
        />
        <IconButton
          icon={PauseIcon}
          label={t('media.pauseAll')}
          onClick={each((media) => media.pause())}
        />
        <WithSync>
          <CatchUp medias={medias} />
        </WithSync>
        <IconButton
          icon={RefreshIcon}
          label={t('media.reloadAll')}
          onClick={each((media) => media.reload())}
        />
        <IconButton
          icon={SoundIcon}
          label={t('media.unmuteAll')}
          onClick={() => send({ type: 'sound.unmute' })}
        />
        <IconButton
          icon={MutedIcon}
          label={t('media.muteAll')}
          onClick={() => send({ type: 'sound.mute' })}
        />
      </div>
      <Slider
        label={t('media.volume')}
        value={[volume]}
        onValueChange={([value = 0]) => medias.forEach((media) => media.setVolume(value / 100))}
        formatValue={(value) => t('sound.percent', { value })}
      />
    </section>
  );
}

function PlayerControls({ media, name }: { readonly media: Media; readonly name: string }) {
  const t = useTranslate('multiview');
  const one = useMemo(() => [media], [media]);
  const isPlaying = useAllMedia(one, anyPlays);
  const isFast = useAllMedia(one, anyFast);
  const canBeFast = useAllMedia(one, ([only]) =>
    only ? only.getState().playbackRates.includes(FAST) : false,
  );
  return (
    <>
      <IconButton
        icon={isPlaying ? PauseIcon : PlayFilledIcon}
        label={t(isPlaying ? 'media.pause' : 'media.play', { name })}
        onClick={isPlaying ? media.pause : media.play}
      />
      {canBeFast ? (
        <IconButton
          icon={SpeedIcon}
          label={t('media.fast')}
          pressed={isFast}
          onClick={() => media.setPlaybackRate(isFast ? 1 : FAST)}
        />
      ) : null}
      <IconButton icon={RefreshIcon} label={t('cell.reload')} onClick={media.reload} />
    </>
  );
}

function VideoItem({ cell }: { readonly cell: MultiviewVideoCell }) {
  const t = useTranslate('multiview');
  const { origin, pictures, channelHref } = useWidgets();
  const send = useSendMultiview();
  const known = useKnownVideos();
  const nameOf = useVideoName();
  const { id, content } = cell;
  const media = usePlayersState((state) => state.media.get(id) ?? null);
  const muted = useMultiviewState((snapshot) => isMuted(snapshot, id));
  const video = cellVideo(content, known);
  const name = nameOf(video);
  const photo = (
    <Avatar src={photoOf(video.channel, 50, { origin, pictures })} size={40} name={name} />
  );
  return (
    <li className={css.item}>
      <div className={css.head}>
        {video.channel.id === '' ? (
          photo
        ) : (
          <PageLink href={channelHref(video.channel.id)} aria-label={name}>
            {photo}
          </PageLink>
        )}
        <span className={css.title} title={plainTitle(video.title)}>
          {plainTitle(video.title)}
        </span>
      </div>
      <div className={css.all}>
        {media ? <PlayerControls media={media} name={name} /> : null}
        <IconButton
          icon={muted ? MutedIcon : SoundIcon}
          label={t(muted ? 'sound.unmute' : 'sound.mute', { name })}
          onClick={() => send({ type: muted ? 'sound.unmute' : 'sound.mute', id })}
        />
        <IconButton
          icon={DeleteIcon}
          label={t('cell.delete', { name })}
          onClick={() => send({ type: 'cell.delete', id })}
        />
      </div>
      {media ? <VolumeSlider media={media} /> : null}
    </li>
  );
}

export default function MediaControls({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const send = useSendMultiview();
  const { players } = useMultiview();
  const cells = useMultiviewState(selectVideoCells, isSameList);
  const muteOthers = useMultiviewState(({ context }) => context.muteOthers);
  const byCell = useSyncExternalStore(players.subscribe, () => players.getState().media);
  const medias = useMemo(() => [...byCell.values()], [byCell]);
  return (
    <Dialog open onClose={onClose} title={t('media.title')} closeLabel={tWidgets('close')}>
      {cells.length === 0 ? (
        <p className={css.empty}>{t('media.empty')}</p>
      ) : (
        <div className={css.stack}>
          <AllVideos medias={medias} />
          <Switch
            label={t('media.muteOthers')}
            checked={muteOthers}
            onChange={({ currentTarget: { checked } }) =>
              send({ type: 'sound.muteOthers', muteOthers: checked })
            }
          />
          <ul className={css.list}>
            {cells.map((cell) => (
              <VideoItem key={cell.id} cell={cell} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
