/**
 * The cells of a shared layout as the server draws them: their pictures, and where the players go that `load` starts before the program
 * has arrived. The multiview moves those into its cells.
 */
import type { FrameOrigins } from '@oshimado/contract';
import {
  decodeMultiview,
  isSingleOnPhones,
  isVideoCell,
  isYoutubeId,
  playerFrame,
  thumbnailOf,
  type MultiviewCell,
  type MultiviewVideoCell,
} from '@oshimado/domain';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { useFrameOrigins, useWidgets } from '../../../base/context';
import { useLanguage, useTranslate } from '../../../base/sentences';
import { cellVideo } from '../grid/cell-video';
import { placeOf } from '../grid/place-of';
import { placeName } from './first-frame';
import * as css from './first-frames.css';

const NOTHING_KNOWN = { videos: new Map(), lookedUp: new Map() };

const videoOf = ({ content }: MultiviewVideoCell) => cellVideo(content, NOTHING_KNOWN);

/** What is drawn of a layout. */
export interface FirstDrawing {
  readonly cells: readonly MultiviewVideoCell[];
  /** What an upright phone shows, if every one shows the same: all cells, or the first one alone. Undefined: that depends on its size. */
  readonly onPhones: 'all' | 'first' | undefined;
}

function onPhones(cells: readonly MultiviewCell[]): FirstDrawing['onPhones'] {
  const isSingle = isSingleOnPhones(cells);
  if (isSingle === false) return 'all';
  const [first] = cells;
  const isFirstDrawn = first !== undefined && isVideoCell(first) && isDrawn(first);
  return isSingle && isFirstDrawn ? 'first' : undefined;
}

const isDrawn = ({ content: { id, service } }: MultiviewVideoCell) =>
  service === 'youtube' && isYoutubeId(id);

/** The cells of YouTube, if nothing is wrong with the code; null if there are none. */
export function firstDrawing(code: string | undefined): FirstDrawing | null {
  const decoded = code === undefined ? undefined : decodeMultiview(code);
  if (!decoded?.ok) return null;
  const cells = decoded.cells.filter(isVideoCell).filter(isDrawn);
  return cells.length > 0 ? { cells, onPhones: onPhones(decoded.cells) } : null;
}

interface SourceOptions {
  readonly origins: FrameOrigins;
  readonly language: ReturnType<typeof useLanguage>['language'];
}

/**
 * The address of a player, without that of this page at its end, which the browser knows; undefined in the demo world, whose player needs
 * more than an id.
 */
function sourceOf(cell: MultiviewVideoCell, { origins, language }: SourceOptions) {
  const frame = playerFrame(videoOf(cell), { origins, page: '', language });
  return frame?.kind === 'youtube' ? frame.src : undefined;
}

interface FirstCellProps {
  readonly cell: MultiviewVideoCell;
  /** The first picture of a page that loads before all others. */
  readonly isMain: boolean;
}

function FirstCell({ cell, isMain }: FirstCellProps) {
  const t = useTranslate('watch');
  const { language } = useLanguage();
  const origins = useFrameOrigins();
  const { hidesPictures, origin, pictures } = useWidgets();
  const video = videoOf(cell);
  return (
    <div className={css.cell} style={placeOf(cell)}>
      {hidesPictures ? null : (
        <img
          className={css.picture}
          src={thumbnailOf(video, 'mqdefault', { origin, pictures })}
          alt=""
          fetchPriority={isMain ? 'high' : 'low'}
          // A cell that a phone does not show needs no picture.
          loading={isMain ? undefined : 'lazy'}
        />
      )}
      <div
        className={css.frame}
        data-place={placeName(cell)}
        data-area={cell.w * cell.h}
        data-src={sourceOf(cell, { origins, language })}
        data-title={t('player.frame', { title: video.title })}
        // What is in it is the script's: React neither compares nor changes it.
        dangerouslySetInnerHTML={EMPTY}
        suppressHydrationWarning
      />
    </div>
  );
}

const EMPTY = { __html: '' };

export interface FirstFramesProps {
  readonly drawing: FirstDrawing;
  /** Says that the page is loading. */
  readonly children: ReactNode;
}

/** Only for a page that is hydrated: what a browser draws by itself must not use it. */
export function FirstFrames({ drawing: { cells, onPhones }, children }: FirstFramesProps) {
  preconnect(useFrameOrigins().youtube);
  return (
    <div className={css.page}>
      <div className={css.head}>{children}</div>
      <div className={css.grid} data-part="first-frames" data-phones={onPhones}>
        {cells.map((cell, at) => (
          <FirstCell key={cell.id} cell={cell} isMain={at === 0 && onPhones !== undefined} />
        ))}
      </div>
    </div>
  );
}
