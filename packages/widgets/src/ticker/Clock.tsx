import { formatDuration } from '@oshimado/domain';
import { useEffect, useRef } from 'react';
import { useWidgets } from '../context';

const SECOND_MS = 1_000;

export interface ClockProps {
  /** Epoch milliseconds it counts from. */
  readonly since: number;
}

/**
 * How long something has been going on, to the second. It writes its own text, so that a board of hundreds ticks without a
 * redraw; it is no live region, so nobody has to listen to it. Renders a `<span>`.
 */
export function Clock({ since }: ClockProps) {
  const { ticker, initialNow } = useWidgets();
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const write = () => {
      const text = formatDuration(Math.max(0, (ticker().now() - since) / SECOND_MS));
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text;
    };
    write();
    return ticker().subscribe(write);
  }, [since, ticker]);
  return <span ref={ref}>{formatDuration(Math.max(0, (initialNow - since) / SECOND_MS))}</span>;
}
