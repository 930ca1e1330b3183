/** Where something happens in a video: its songs, and what its comments point at. */
import type { VideoFull } from '@oshimado/contract';
import { highlightsOf, highlightsOnPhone } from '@oshimado/domain';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { MOBILE_QUERY } from '@oshimado/ui/theme';
import { useMemo, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useHints } from '../../base/asked-part';
import { useMatches } from '../../base/page';
import { useMediaState, usePlayer } from '../../parts/player';
import { useLanguage, useTranslate } from '../../base/sentences';
import { connectHighlights, type MarkApi } from './highlights-bar.connect';
import * as css from './HighlightsBar.css';
import type { MarkHintProps } from './MarkHint';

const loadHint = async () => (await import('./MarkHint')).MarkHint;

export interface HighlightsBarProps extends StyleProps {
  readonly video: Pick<VideoFull, 'duration' | 'songs' | 'comments' | 'has_comments'>;
}

/** The length of a video that is not known yet is what the player says, to the minute, so that the bar is not drawn each second. */
function useLength({ duration }: HighlightsBarProps['video']): number {
  const played = useMediaState((state) => Math.ceil(state.duration / 60) * 60);
  return duration > 0 ? duration : played;
}

/** The playing position; a part of its own, since it is drawn each second. */
function Position({ length }: { readonly length: number }) {
  const seconds = useMediaState(({ isReady, isAd, currentTime }) =>
    isReady && !isAd ? Math.floor(currentTime) : null,
  );
  if (seconds === null || seconds > length) return null;
  return (
    <span
      className={css.position}
      data-part="position"
      style={{ insetInlineStart: `${(seconds / length) * 100}%` }}
    />
  );
}

interface MarkProps {
  readonly mark: MarkApi;
  readonly isStop: boolean;
  /** Undefined until it is loaded. */
  readonly Hint: ComponentType<MarkHintProps> | undefined;
  readonly onFocus: () => void;
}

function Mark({ mark, isStop, Hint, onFocus }: MarkProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { jump } = usePlayer();
  const { at, from, to } = mark;
  return (
    <li>
      <button
        ref={setButton}
        type="button"
        className={css.hit}
        style={{
          insetInlineStart: `max(${from}%, calc(${at}% - ${css.reach}))`,
          insetInlineEnd: `max(${100 - to}%, calc(${100 - at}% - ${css.reach}))`,
        }}
        tabIndex={isStop ? 0 : -1}
        aria-label={mark.label}
        lang={mark.lang}
        onFocus={onFocus}
        onClick={() => jump(mark.time)}
      />
      {Hint && button ? <Hint button={button} text={mark.label} /> : null}
      <span
        className={css.mark}
        data-part="mark"
        data-kind={mark.kind}
        style={{ insetInlineStart: `${at}%` }}
      />
    </li>
  );
}

/** Where the arrow keys lead from a mark; undefined for other keys. */
function targetOf({ key, currentTarget }: KeyboardEvent, from: number, count: number) {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + forward,
    ArrowLeft: from - forward,
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

/**
 * A strip of marks below the player, one stop for the keyboard: arrows, Home and End lead from mark to mark, Enter jumps. Renders a
 * `<ul>`; an empty strip as long as the marks are awaited, and nothing if there are none.
 */
export function HighlightsBar({ video, className, style }: HighlightsBarProps) {
  const { songs, comments, has_comments: hasComments } = video;
  const t = useTranslate('watch');
  const { language } = useLanguage();
  const isPhone = useMatches(MOBILE_QUERY) ?? false;
  const duration = useLength(video);
  const all = useMemo(
    () => highlightsOf({ duration, songs, comments }),
    [duration, songs, comments],
  );
  const marks = useMemo(
    () => connectHighlights(isPhone ? highlightsOnPhone(all) : all, { t, language }),
    [all, isPhone, t, language],
  );
  const [stop, setStop] = useState(0);
  const { Hint, around } = useHints(loadHint);
  if (marks.length === 0) {
    const isAwaited = hasComments && comments === undefined;
    return isAwaited ? (
      <div className={classNames(css.strip, className)} style={style} data-part="highlights" />
    ) : null;
  }
  const current = Math.min(stop, marks.length - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    // Alt and an arrow lead back and forward in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = targetOf(event, current, marks.length);
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div className={classNames(css.strip, className)} style={style} data-part="highlights">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble from its buttons */}
      <ul className={css.bar} aria-label={t('highlights.label')} onKeyDown={onKeyDown} {...around}>
        {marks.map((mark, index) => (
          <Mark
            key={mark.key}
            mark={mark}
            isStop={index === current}
            Hint={Hint}
            onFocus={() => setStop(index)}
          />
        ))}
      </ul>
      <Position length={duration} />
    </div>
  );
}
