/**
 * The cells of a shared layout as the server draws them: their pictures, and where the players go that `load` starts before the program
 * has arrived. The multiview moves those into its cells.
 */
import type { FrameOrigins } from '@oshimado/contract';
import {
  decodeMultiview,
  isVideoCell,
  playerFrame,
  thumbnailOf,
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

/** The cells whose players can load before the program is there: those of YouTube, if nothing is wrong with the code. */
export function useFirstCells(code: string | undefined): readonly MultiviewVideoCell[] {
  const origins = useFrameOrigins();
  const decoded = code === undefined ? undefined : decodeMultiview(code);
  if (!decoded?.ok) return [];
  return decoded.cells.filter(isVideoCell).filter((cell) => sourceOf(cell, { origins }) !== null);
}

interface SourceOptions {
  readonly origins: FrameOrigins;
  readonly language?: ReturnType<typeof useLanguage>['language'];
}

/** The address of a player, without that of this page at its end, which the browser knows; null for one that is not YouTube's. */
function sourceOf(cell: MultiviewVideoCell, { origins, language = 'en' }: SourceOptions) {
  // The address of others has that of this page within.
  if (cell.content.service !== 'youtube') return null;
  const frame = playerFrame(videoOf(cell), { origins, page: '', language });
  return frame?.kind === 'youtube' ? frame.src : null;
}

function FirstCell({ cell }: { readonly cell: MultiviewVideoCell }) {
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
          fetchPriority="low"
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
  readonly cells: readonly MultiviewVideoCell[];
  /** Says that the page is loading. */
  readonly children: ReactNode;
}

/** For a page that is taken over from the server: in a browser alone nothing may be drawn with it. */
export function FirstFrames({ cells, children }: FirstFramesProps) {
  preconnect(useFrameOrigins().youtube);
  return (
    <div className={css.page}>
      <div className={css.head}>{children}</div>
      <div className={css.grid} data-part="first-frames">
        {cells.map((cell) => (
          <FirstCell key={cell.id} cell={cell} />
        ))}
      </div>
    </div>
  );
}
