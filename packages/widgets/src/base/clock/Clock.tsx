import { formatDuration } from '@oshimado/domain';
import type { StyleProps } from '@oshimado/ui/style-props';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useWidgets } from '../context';
import { watchNearScreen } from '../ticker/near-screen';

const SECOND_MS = 1_000;

/** Props of `Clock`. */
export interface ClockProps extends StyleProps {
  /** Epoch milliseconds it counts from. */
  readonly since: number;
}

const textAt = (now: number, since: number) =>
  formatDuration(Math.max(0, Math.floor((now - since) / SECOND_MS)));

/**
 * How long something has been going on, to the second. It writes its own text, so React draws nothing again when it ticks or when the
 * page is hydrated. Far from the screen it stops. It is not a live region: a screen reader does not announce each second. Renders a
 * `<span>`.
 */
export function Clock({ since, className, style }: ClockProps) {
  const { ticker, initialNow } = useWidgets();
  const ref = useRef<HTMLSpanElement>(null);
  const write = useCallback(() => {
    const node = ref.current?.firstChild;
    if (node) node.nodeValue = textAt(ticker().now(), since);
  }, [ticker, since]);
  // For React the text stays the one of `initialNow`, so it never writes over this one.
  useLayoutEffect(() => write(), [write]);
  useEffect(() => {
    const tick = () => {
      write();
      return ticker().subscribe(write);
    };
    let stop: (() => void) | undefined = tick();
    // Of a board of hundreds a few are seen: the others stand still until they are.
    const { current: element } = ref;
    const forget =
      element &&
      watchNearScreen(element, (isNear) => {
        if (isNear) stop ??= tick();
        else {
          stop?.();
          stop = undefined;
        }
      });
    return () => {
      forget?.();
      stop?.();
    };
  }, [write, ticker]);
  return (
    <span ref={ref} className={className} style={style} translate="no">
      {textAt(initialNow, since)}
    </span>
  );
}
