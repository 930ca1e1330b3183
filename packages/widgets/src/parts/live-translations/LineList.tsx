import type { Chat } from '@oshimado/contract';
import { dateFormat, formatDuration, startsTurn } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ArrowDownIcon } from '@oshimado/ui/icon';
import { VirtualList, type VirtualListControls } from '@oshimado/ui/virtual-list';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import { useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { ChatLine, type LineSource } from './ChatLine';
import * as css from './live-translations.css';
import { keyOfLine } from './use-lines';

/** The row above the first line. */
const TOP = 'top';
type Row = Chat | typeof TOP;
const keyOfRow = (row: Row) => (row === TOP ? TOP : keyOfLine(row));

const NO_SOURCES: ReadonlyMap<Chat, LineSource> = new Map();

const LINE_HEIGHT = 1.6;
const OTHERS_PX = 14;

const streamTime = ({ video_offset }: Chat) => formatDuration(video_offset);

function localTime(language: string, timeZone: string | undefined) {
  const format = dateFormat(language, timeZone, { timeStyle: 'short' });
  return ({ timestamp }: Chat) => format.format(timestamp);
}

/** Times as the settings want them: of the stream, or of the viewer's clock. */
function useTimeOf(): (line: Chat) => string {
  const { language, timeZone } = useWidgets();
  const { liveTlShowLocalTime } = useSettings();
  return useMemo(
    () => (liveTlShowLocalTime ? localTime(language, timeZone) : streamTime),
    [language, timeZone, liveTlShowLocalTime],
  );
}

export interface LineListProps {
  readonly lines: readonly Chat[];
  /** Language of each line, if the panel shows several. */
  readonly languages: ReadonlyMap<Chat, string>;
  /** The first language of the panel. */
  readonly spoken: string;
  /** Content above the first line. Default none. */
  readonly top?: ReactNode;
  /** Index of the current line, kept in the middle. Default none. */
  readonly current?: number;
  /** Whether the newest line is kept in view while the reader is near it. Default false. */
  readonly followsEnd?: boolean;
  readonly onAuthor: (line: Chat) => void;
  /** The video of each line, if the list has those of several. Default: all are of one. */
  readonly sources?: ReadonlyMap<Chat, LineSource>;
  /** Moves the player. Default: that of the line's source, if it can be moved. */
  readonly onJump?: (line: Chat) => void;
}

export function LineList({
  lines,
  languages,
  spoken,
  top,
  current = -1,
  followsEnd = false,
  onAuthor,
  sources = NO_SOURCES,
  onJump,
}: LineListProps) {
  const t = useTranslate('translations');
  const { liveTlFontSize } = useSettings();
  const timeOf = useTimeOf();
  const controls = useRef<VirtualListControls>(null);
  const [isNearEnd, setIsNearEnd] = useState(true);
  const hasTop = Boolean(top);
  const rows = useMemo((): readonly Row[] => (hasTop ? [TOP, ...lines] : lines), [hasTop, lines]);
  const renderItem = useCallback(
    (row: Row, index: number) => {
      if (row === TOP) return <div className={css.top}>{top}</div>;
      const above = rows[index - 1];
      const before = above === TOP ? undefined : above;
      const source = sources.get(row);
      const jump = onJump ?? source?.onJump;
      return (
        <ChatLine
          line={row}
          isTurn={startsTurn(row, before) || source !== (before && sources.get(before))}
          time={source?.onJump ? streamTime(row) : timeOf(row)}
          lang={languages.get(row)}
          spoken={spoken}
          isCurrent={index === current + (hasTop ? 1 : 0)}
          onAuthor={onAuthor}
          source={source}
          onJump={jump}
        />
      );
    },
    [rows, top, hasTop, timeOf, languages, spoken, current, onAuthor, sources, onJump],
  );
  return (
    <>
      <VirtualList
        label={t('list')}
        items={rows}
        itemKey={keyOfRow}
        renderItem={renderItem}
        estimateSize={Math.round(liveTlFontSize * LINE_HEIGHT) + OTHERS_PX}
        followsEnd={followsEnd}
        onEndChange={setIsNearEnd}
        current={current >= 0 && !followsEnd ? current : undefined}
        controls={controls}
        className={css.list}
        style={{ fontSize: `${liveTlFontSize}px` }}
      />
      {followsEnd && !isNearEnd ? (
        <div className={css.newest}>
          <Button
            size="small"
            className={css.newestButton}
            startIcon={ArrowDownIcon}
            onClick={() => controls.current?.scrollToEnd()}
          >
            {t('newest')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
