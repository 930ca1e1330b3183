/** The layout of a multiview as pictures: nothing of the platforms is loaded before a press. */
import {
  isChatCell,
  isVideoCell,
  thumbnailOf,
  videoCellsOf,
  type MultiviewCell,
  type MultiviewChat,
  type MultiviewVideoCell,
} from '@oshimado/domain';
import { useFailedPicture } from '@oshimado/ui/failed-picture';
import { Icon, PlayFilledIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useWidgets } from '../../base/context';
import { cellVideo } from '../../features/multiview/grid/cell-video';
import { placeOf } from '../../features/multiview/grid/place-of';
import { useCellVideos, type CellVideos } from '../../features/multiview/grid/use-cell-videos';
import { chatWords, useVideoName } from '../../features/multiview/grid/use-cell-name';
import { useTranslate } from '../../base/sentences';
import { BusyVideos, type BusyVideosProps } from './BusyVideos';
import * as css from './stage.css';

interface PosterProps {
  readonly cell: MultiviewVideoCell;
  readonly known: CellVideos;
  /** Its player is being loaded. */
  readonly isBusy: boolean;
  readonly onPlay: () => void;
}

function Poster({ cell, known, isBusy, onPlay }: PosterProps) {
  const t = useTranslate('multiview');
  const { origin, pictures } = useWidgets();
  const nameOf = useVideoName();
  const { content } = cell;
  const video = cellVideo(content, known);
  const name = nameOf(video);
  // The platform is not asked for a picture that the server may name in a moment.
  const src =
    content.service !== 'youtube' || known.pending.has(content.id)
      ? null
      : thumbnailOf(video, 'sddefault', { origin, pictures });
  const { hasFailed, pictureRef, onError } = useFailedPicture(src);
  return (
    <div role="group" className={css.cell} aria-label={name} style={placeOf(cell)}>
      {src === null || hasFailed ? null : (
        <img ref={pictureRef} className={css.picture} src={src} alt="" onError={onError} />
      )}
      <button
        type="button"
        className={css.poster}
        aria-label={t('media.play', { name })}
        onClick={onPlay}
      >
        <span className={css.play}>
          {isBusy ? (
            <Spinner label={t('cell.waiting', { name })} />
          ) : (
            <Icon icon={PlayFilledIcon} />
          )}
        </span>
      </button>
      <p className={css.name} aria-hidden="true">
        {name}
      </p>
    </div>
  );
}

export interface MultiviewPostersProps extends Pick<BusyVideosProps, 'emit'> {
  readonly cells: readonly MultiviewCell[];
  /** Ids of the cells whose players are being loaded. */
  readonly busy: readonly string[];
  readonly onPlay: (cell: MultiviewVideoCell) => void;
}

export function MultiviewPosters({ cells, busy, onPlay, emit }: MultiviewPostersProps) {
  const t = useTranslate('multiview');
  const nameOf = useVideoName();
  const videoCells = videoCellsOf(cells);
  const known = useCellVideos(videoCells);
  const chatOf = ({ tab, panels }: MultiviewChat) => {
    const shown = videoCells[tab];
    return chatWords(t, panels, shown ? nameOf(cellVideo(shown.content, known)) : null);
  };
  return (
    <>
      <div className={css.pictures}>
        <div className={css.grid} data-part="pictures">
          {cells.map((cell) =>
            isVideoCell(cell) ? (
              <Poster
                key={cell.id}
                cell={cell}
                known={known}
                isBusy={busy.includes(cell.id)}
                onPlay={() => onPlay(cell)}
              />
            ) : (
              <div key={cell.id} className={css.other} style={placeOf(cell)}>
                {isChatCell(cell) ? chatOf(cell.content) : t('cell.empty')}
              </div>
            ),
          )}
        </div>
      </div>
      <BusyVideos refused={known.refused} emit={emit} />
    </>
  );
}
