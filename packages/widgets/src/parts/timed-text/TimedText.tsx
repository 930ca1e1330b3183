import { timedText } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { Fragment, useMemo } from 'react';
import { useWidgets } from '../../base/context';
import { useSettings } from '../../base/device';
import { usePlayer } from '../player';
import { useTranslate } from '../../base/sentences';
import * as css from './TimedText.css';

/** The video that a text speaks of. */
export interface TimedVideo {
  readonly id: string;
  /** Length in seconds; 0 if unknown, then every time is a time stamp. */
  readonly duration: number;
}

export interface TimedTextProps {
  /** Text of another person. Only addresses and times become links; it is never parsed as markup. */
  readonly text: string;
  readonly video: TimedVideo;
}

function Stamp({ text, seconds }: { readonly text: string; readonly seconds: number }) {
  const t = useTranslate('watch');
  const { jump } = usePlayer();
  return (
    <button
      type="button"
      className={css.stamp}
      aria-label={t('info.jump', { time: text })}
      onClick={() => jump(seconds)}
    >
      {text}
    </button>
  );
}

function OutwardLink({ text, href }: { readonly text: string; readonly href: string }) {
  const { t } = useWidgets();
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener nofollow ugc">
      {text}
      <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
    </a>
  );
}

/**
 * A text in which addresses are links and time stamps jump in the player, or lead to YouTube if the viewer has set that cards do.
 * Renders text, links and buttons without an element around them.
 */
export function TimedText({ text, video: { id, duration } }: TimedTextProps) {
  const { redirectMode } = useSettings();
  const parts = useMemo(
    () =>
      timedText(text, {
        duration: duration > 0 ? duration : undefined,
        youtubeId: redirectMode ? id : undefined,
      }),
    [text, duration, redirectMode, id],
  );
  return parts.map((part, index) =>
    part.href !== undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never sorted
      <OutwardLink key={index} text={part.text} href={part.href} />
    ) : part.seconds !== undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never sorted
      <Stamp key={index} text={part.text} seconds={part.seconds} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never sorted
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
