/** Moves a time by a few seconds, under a line that shows where the player is. */
import { formatDuration, SONG_FINE_S } from '@oshimado/domain';
import { Slider } from '@oshimado/ui/slider';
import type { MouseEvent } from 'react';
import { useMediaState, usePlayer } from '../../../parts/player';
import { useTranslate } from '../../../base/sentences';
import * as css from './SongEditor.css';

export interface FineSliderProps {
  readonly label: string;
  /** The time, in seconds; null while there is none. */
  readonly value: number | null;
  /** What it is moved around. */
  readonly anchor: number | null;
  readonly onTune: (by: number) => void;
}

const signed = (by: number) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');
const WHOLE = 2 * SONG_FINE_S;

interface PositionLineProps {
  readonly anchor: number;
  readonly value: number;
  readonly disabled: boolean;
}

/**
 * The seconds around the time as a line; a press plays from there. It is there before there is a time too: what comes in when a
 * field is left would move the button that is being pressed.
 */
function PositionLine({ anchor, value, disabled }: PositionLineProps) {
  const t = useTranslate('editVideo');
  const { jump } = usePlayer();
  const first = anchor - SONG_FINE_S;
  const position = useMediaState(({ isReady, currentTime }) =>
    isReady ? Math.floor(currentTime * 5) / 5 : -1,
  );
  const isInside = position >= first && position <= first + WHOLE;
  const play = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place on the line.
    if (event.detail === 0) return jump(value);
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width > 0 ? (event.clientX - left) / width : 0.5;
    jump(Math.max(0, first + Math.min(1, share) * WHOLE));
  };
  return (
    <button type="button" className={css.line} dir="ltr" disabled={disabled} onClick={play}>
      <span className={css.lineText}>{t('times.playFrom', { time: formatDuration(value) })}</span>
      {isInside && !disabled ? (
        <span
          className={css.lineMark}
          data-part="position"
          style={{ insetInlineStart: `${((position - first) / WHOLE) * 100}%` }}
        />
      ) : null}
    </button>
  );
}

export function FineSlider({ label, value, anchor, onTune }: FineSliderProps) {
  const t = useTranslate('editVideo');
  const by = value === null || anchor === null ? 0 : value - anchor;
  return (
    <div className={css.fine}>
      <PositionLine
        anchor={anchor ?? 0}
        value={value ?? 0}
        disabled={value === null || anchor === null}
      />
      <Slider
        label={label}
        min={-SONG_FINE_S}
        max={SONG_FINE_S}
        step={1}
        disabled={anchor === null}
        value={[by]}
        formatValue={(seconds) => t('times.fineValue', { seconds: signed(seconds) })}
        onValueChange={([next = 0]) => onTune(next)}
      />
    </div>
  );
}
