/** What an element says when its server has refused a call because there were too many: when it tries again. Then it does. */
import { limitSeconds, type BoardFailure } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useWidgets } from '../base/context';
import { waitInWords } from '../base/errors/use-limit-sentence';
import type { EmbedFailure } from './failures';

export const embedFailure = (code: BoardFailure, error: unknown): EmbedFailure =>
  code !== 'offline' && limitSeconds(error) !== undefined ? 'busy' : code;

const SECOND_MS = 1_000;
/** A timer cannot be set for much longer than some weeks. */
const WAIT_MAX_S = 86_400;

export interface CountdownProps {
  /** Seconds from the failure until the server takes the call again. */
  readonly seconds: number;
  /** Epoch milliseconds of the failure. */
  readonly since: number;
  /** Called once when they are over; on a page that is hidden then, when it is looked at again. */
  readonly onOver: () => void;
}

/** When it is tried again, counted down. */
export function Countdown({ seconds, since, onOver }: CountdownProps) {
  const { t, language } = useWidgets();
  const until = since + Math.min(seconds, WAIT_MAX_S) * SECOND_MS;
  const [now, setNow] = useState(Date.now);
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  }, [onOver]);
  useEffect(() => {
    const tick = () => {
      setNow(Date.now());
      if (Date.now() < until || document.hidden) return;
      clearInterval(timer);
      latest.current();
    };
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  const left = Math.ceil((until - now) / SECOND_MS);
  // A screen reader does not read each second aloud.
  return left > 0 ? (
    <span role="timer">{t('busy.again', { time: waitInWords(left, language) })}</span>
  ) : null;
}

export interface BusyProps extends Pick<CountdownProps, 'since'> {
  /** What was thrown. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** Nothing for any other failure. */
export function Busy({ error, since, onRetry, className }: BusyProps) {
  const { t } = useWidgets();
  const seconds = limitSeconds(error);
  return seconds === undefined ? null : (
    <Notice role="alert" tone="warning" title={t('busy.title')} className={className}>
      <Countdown seconds={seconds} since={since} onOver={onRetry} />
    </Notice>
  );
}
