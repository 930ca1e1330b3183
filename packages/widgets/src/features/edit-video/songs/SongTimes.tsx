/** Start and end of a song: typed, taken from the player, or tuned by a few seconds. */
import { formatDuration, SONG_END_AFTER_S, SONG_TAIL_S, type SongProblem } from '@oshimado/domain';
import { useAfterPress } from '@oshimado/ui/after-press';
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

type Side = 'start' | 'end';

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
  const [typing, setTyping] = useState<Side>();
  const { startText, endText } = draft.form;
  const find = (...wanted: readonly SongProblem[]) => {
    const found = problems.find((problem) => wanted.includes(problem));
    return found && { error: sayProblem(found) };
  };
  const shows = (field: Side, text: string) =>
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

interface SongTimeProps extends SongTimesProps {
  readonly side: Side;
  readonly errors: ReturnType<typeof useTimeErrors>;
}

function SongTime({ side, errors, draft, startRef, endRef }: SongTimeProps) {
  const { form, send } = draft;
  const afterPress = useAfterPress();
  const t = useTranslate('editVideo');
  const isStart = side === 'start';
  const Buttons = isStart ? StartButtons : EndButtons;
  return (
    <div className={css.time}>
      <TextField
        ref={isStart ? startRef : endRef}
        label={t(`times.${side}`)}
        description={t(`times.${side}Hint`)}
        placeholder="0:00"
        autoComplete="off"
        value={form[`${side}Text`]}
        onValueChange={(text) => {
          errors.setTyping(side);
          send({ type: `${side}.type`, text });
        }}
        onBlur={() =>
          afterPress(() => {
            errors.setTyping(undefined);
            send({ type: `${side}.settle` });
          })
        }
        {...errors[side]}
      />
      <Buttons draft={draft} />
      <FineSlider
        label={t(isStart ? 'times.fineStart' : 'times.fineEnd')}
        value={form[side]}
        anchor={form[`${side}Anchor`]}
        onTune={(by) => send({ type: `${side}.tune`, by })}
      />
    </div>
  );
}

export function SongTimes(props: SongTimesProps) {
  const errors = useTimeErrors(props);
  return (
    <div className={css.times}>
      <SongTime {...props} side="start" errors={errors} />
      <SongTime {...props} side="end" errors={errors} />
    </div>
  );
}
