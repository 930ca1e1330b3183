/** A video of the layout: its player, and a bar outside the picture while it does not play. */
import { frameKindOf, type MultiviewVideoCell } from '@oshimado/domain';
import { isEditable } from '@oshimado/machines/multiview';
import { Spinner } from '@oshimado/ui/spinner';
import { useCallback, useState } from 'react';
import { useFrameOrigins } from '../../../base/context';
import { CaptionLayer } from '../../../parts/live-translations';
import { PlayerPoster, type Media } from '../../../parts/player';
import PlayerFrame from '../../../parts/player/PlayerFrame';
import { useTranslate } from '../../../base/sentences';
import { firstFrameAt } from '../first-frames/first-frame';
import { CellBar } from './CellBar';
import { useGridTools } from './GridTools';
import { cellVideo, roomOf } from './cell-video';
import * as css from './multiview.css';
import {
  useKnownVideos,
  useMultiview,
  useMultiviewState,
  usePlayersState,
} from './MultiviewProvider';
import { useCellName } from './use-cell-name';
import { useCellPlayback } from './use-cell-playback';
import { useFrameKeys } from './use-frame-keys';
import { useMayStart } from './use-may-start';
import { VideoTools } from './VideoTools';

export function VideoCell({ cell }: { readonly cell: MultiviewVideoCell }) {
  const t = useTranslate('multiview');
  const { actor, players } = useMultiview();
  const tools = useGridTools();
  const origins = useFrameOrigins();
  const known = useKnownVideos();
  const name = useCellName(cell);
  const { id, content } = cell;
  const isEditing = useMultiviewState((snapshot) => isEditable(snapshot, id));
  const media = usePlayersState((state) => state.media.get(id) ?? null);
  const isUnloaded = usePlayersState((state) => state.unloaded.has(id));
  const isEager = usePlayersState((state) => state.eager.has(id));
  const hasCaptions = usePlayersState((state) => !state.uncaptioned.has(id));
  const video = cellVideo(content, known);
  const kind = frameKindOf(video, origins);
  const canPlay = kind !== undefined;
  const isPending = known.pending.has(content.id);
  const frame = `${content.service} ${content.id}`;
  // It loads at the place of the cell already, until the player of the cell is unloaded.
  const [firstFrame] = useState(() => firstFrameAt(cell));
  const [isFirstOver, setFirstOver] = useState(false);
  if (isUnloaded && !isFirstOver) setFirstOver(true);
  const hasFirst = firstFrame !== null && !isUnloaded && !isFirstOver;
  const first = hasFirst ? firstFrame : null;
  const { mayStart, onLoad } = useMayStart({
    cell: id,
    area: cell.w * cell.h,
    // The picture of the demo world is drawn from what is known of the stream.
    frame: canPlay && !hasFirst && !isUnloaded && !(origins.isDemo && isPending) ? frame : null,
    media,
  });
  useCellPlayback(id, media);
  const setMedia = useCallback((next: Media | null) => players.setMedia(id, next), [players, id]);
  const { screen, onKey } = useFrameKeys(id);
  const play = () => {
    if (tools.mayStart(content)) players.playAtOnce(id);
  };
  const muted = actor.getSnapshot().context.muted.includes(id);
  return (
    <>
      {isEditing ? (
        <CellBar cell={cell} name={name}>
          <VideoTools cell={cell} video={video} name={name} media={media} />
        </CellBar>
      ) : null}
      <div ref={screen} className={css.body} data-part="screen">
        {mayStart || hasFirst ? (
          <PlayerFrame
            key={frame}
            video={video}
            start={players.moments.get(content.id) ?? 0}
            autoplay={isEager}
            muted={muted}
            onMedia={setMedia}
            onKey={onKey}
            onLoad={onLoad}
            first={first}
          />
        ) : canPlay && !isUnloaded ? (
          <div className={css.waiting}>
            <Spinner label={t('cell.waiting', { name })} />
          </div>
        ) : isPending ? null : (
          <PlayerPoster video={video} onPlay={canPlay ? play : undefined} />
        )}
        {hasCaptions ? <CaptionLayer videoId={roomOf(video).id} /> : null}
      </div>
    </>
  );
}
