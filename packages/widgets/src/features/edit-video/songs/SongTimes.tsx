/** Start and end of a song: typed, taken from the player, or tuned by a few seconds. */
import { formatDuration, SONG_END_AFTER_S, SONG_TAIL_S, type SongProblem } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ClockIcon, PlayIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useState, type Ref } from 'react';
import { useMediaState, usePlayer } from '../../../parts/player';
import { useTranslate } from '../../../base/sentences';
import { FineSlider } from './FineSlider';
import * as css from './SongEditor.css';
import { typedTimes } from './song-form';
import type { SongDraft } from './use-song-draft';

export interface SongTimesProps {
  readonly draft: SongDraft;
  readonly problems: readonly SongProblem[];
  /** Whether saving was attempted: empty fields then show errors too. */
  readonly isAttempted: boolean;
  /** What is wrong, in words. */
  readonly sayProblem: (problem: SongProblem) => string;
  readonly startRef: Ref<HTMLInputElement>;
  readonly endRef: Ref<HTMLInputElement>;
}

/** Whole seconds of the player; null while nothing plays. */
const usePosition = () =>
  useMediaState(({ isReady, currentTime }) => (isReady ? Math.floor(currentTime) : null));

function StartButtons({ draft: { form, send } }: Pick<SongTimesProps, 'draft'>) {
  const t = useTranslate('editVideo');
  const { jump } = usePlayer();
  const position = usePosition();
  const { start } = typedTimes(form);
  return (
    <div className={css.buttons}>
      <Button
        size="small"
        startIcon={ClockIcon}
        disabled={position === null}
        onClick={() => send({ type: 'start.set', seconds: position ?? 0 })}
      >
        {t('times.current', { time: formatDuration(position ?? 0) })}
      </Button>
      <Button
        size="small"
        startIcon={PlayIcon}
        disabled={start === null}
        onClick={() => jump(start ?? 0)}
      >
        {t('times.playStart')}
      </Button>
    </div>
  );
}

function EndButtons({ draft: { form, send } }: Pick<SongTimesProps, 'draft'>) {
  const t = useTranslate('editVideo');
  const { jump } = usePlayer();
  const position = usePosition();
  const { start, end } = typedTimes(form);
  const isEarly = position === null || (start !== null && position < start + SONG_END_AFTER_S);
  const playTail = (seconds: number) => jump(Math.max(0, seconds - SONG_TAIL_S));
  return (
    <div className={css.buttons}>
      <Button
        size="small"
        startIcon={ClockIcon}
        disabled={isEarly}
        onClick={() => {
          const seconds = position ?? 0;
          send({ type: 'end.set', seconds });
          playTail(seconds);
        }}
      >
        {t('times.current', { time: formatDuration(position ?? 0) })}
      </Button>
      <Button
        size="small"
        startIcon={PlayIcon}
        disabled={end === null}
        onClick={() => playTail(end ?? 0)}
      >
        {t('times.playTail')}
      </Button>
      {form.seconds === null ? null : (
        <Button
          size="small"
          disabled={form.start === null}
          onClick={() => send({ type: 'end.takeLength' })}
        >
          {t('times.trackLength', { length: formatDuration(form.seconds) })}
        </Button>
      )}
    </div>
  );
}

/** Which of the two fields is wrong, and how. */
function useTimeErrors({ problems, isAttempted, sayProblem, draft }: SongTimesProps) {
  // What is being typed is not finished.
  const [typing, setTyping] = useState<'start' | 'end'>();
  const { startText, endText } = draft.form;
  const find = (...wanted: readonly SongProblem[]) => {
    const found = problems.find((problem) => wanted.includes(problem));
    return found && { error: sayProblem(found) };
  };
  const shows = (field: 'start' | 'end', text: string) =>
    isAttempted || (typing !== field && text.trim() !== '');
  return {
    setTyping,
    start: shows('start', startText) ? find('start') : undefined,
    end:
      typing === undefined || isAttempted
        ? (find('order', 'short', 'past') ?? (shows('end', endText) ? find('end') : undefined))
        : undefined,
  };
}

export function SongTimes(props: SongTimesProps) {
  const { draft, startRef, endRef } = props;
  const { form, send } = draft;
  const t = useTranslate('editVideo');
  const errors = useTimeErrors(props);
  return (
    <div className={css.times}>
      <div className={css.time}>
        <TextField
          ref={startRef}
          label={t('times.start')}
          description={t('times.startHint')}
          placeholder="0:00"
          autoComplete="off"
          value={form.startText}
          onValueChange={(text) => {
            errors.setTyping('start');
            send({ type: 'start.type', text });
          }}
          onBlur={() => {
            errors.setTyping(undefined);
            send({ type: 'start.settle' });
          }}
          {...errors.start}
        />
        <StartButtons draft={draft} />
        <FineSlider
          label={t('times.fineStart')}
          value={form.start}
          anchor={form.startAnchor}
          onTune={(by) => send({ type: 'start.tune', by })}
        />
      </div>
      <div className={css.time}>
        <TextField
          ref={endRef}
          label={t('times.end')}
          description={t('times.endHint')}
          placeholder="0:00"
          autoComplete="off"
          value={form.endText}
          onValueChange={(text) => {
            errors.setTyping('end');
            send({ type: 'end.type', text });
          }}
          onBlur={() => {
            errors.setTyping(undefined);
            send({ type: 'end.settle' });
          }}
          {...errors.end}
        />
        <EndButtons draft={draft} />
        <FineSlider
          label={t('times.fineEnd')}
          value={form.end}
          anchor={form.endAnchor}
          onTune={(by) => send({ type: 'end.tune', by })}
        />
      </div>
    </div>
  );
}
