/**
 * The parts of the watch page and their places: stacked, with the side block beside clips, theatre, and on phones upright and lying.
 * The page's element must be the parent of this one: its grid is laid out by what this element says.
 */
import { useRef, type ReactNode } from 'react';
import { useInfoEnd } from './use-info-end';
import { useWatchChoices } from './use-watch-choices';
import * as css from './WatchLayout.css';

export interface WatchLayoutProps {
  /** Poster; the player is drawn over it. */
  readonly poster: ReactNode;
  /** Strip of highlights below the player. Default none. */
  readonly marks?: ReactNode;
  readonly toolbar: ReactNode;
  /** The description of the video. */
  readonly children: ReactNode;
  /** Related videos and the playlist. */
  readonly side: ReactNode;
  /** Chat and live translations; null where the video has none, or both are closed. */
  readonly chat: ReactNode;
  /** Whether the stream is live: more is known of it, in two rows on a phone. Default false. */
  readonly isLive?: boolean;
  /** Whether the chat is that of an archive, which a phone cannot show: there it is a line that says so. Default false. */
  readonly isReplay?: boolean;
  /** Whether the chat is only a line that says why there is none; it gets no column then. Default false. */
  readonly isChatLine?: boolean;
  /** Whether the side block is beside the player on large windows; for clips. */
  readonly isBeside: boolean;
}

export function WatchLayout(props: WatchLayoutProps) {
  const { poster, marks, toolbar, children, side, chat, isBeside } = props;
  const { isLive = false, isReplay = false, isChatLine = false } = props;
  const [{ theaterMode, chatLeft, showTl }] = useWatchChoices();
  const grid = useRef<HTMLDivElement>(null);
  useInfoEnd(grid);
  const isLine = chat !== null && isChatLine && !showTl;
  const hasChat = chat !== null && !isLine;
  return (
    <div
      ref={grid}
      className={`${css.grid} ${css.contents}`}
      data-part="watch"
      data-theater={theaterMode || undefined}
      data-chat={hasChat || undefined}
      data-chat-left={(hasChat && chatLeft) || undefined}
      data-chat-line={isLine || undefined}
      data-replay={(hasChat && isReplay && !showTl) || undefined}
      data-live={isLive || undefined}
      data-beside={isBeside || undefined}
      data-marks={marks ? true : undefined}
      data-translations={(hasChat && showTl) || undefined}
    >
      <div className={css.player} data-part="poster">
        {poster}
      </div>
      {marks ? <div className={css.marks}>{marks}</div> : null}
      {toolbar}
      <div className={css.body}>{children}</div>
      <div className={css.side}>{side}</div>
      {chat === null ? null : <div className={css.chat}>{chat}</div>}
    </div>
  );
}
