/**
 * A part of the frame that is code of its own. A page goes on without one that cannot be fetched, as where the connection is
 * lost, and tries again when that may have changed.
 */
import { Component, lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import type { ReactNode } from 'react';
import { reportError } from './report';

/** A server that is started anew is back within this time, as a rule. */
export const AGAIN_MS = 30_000;

interface NetProps {
  readonly onAgain: () => void;
  readonly children: ReactNode;
}

class Net extends Component<NetProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    addEventListener('online', this.props.onAgain);
    this.timer = setTimeout(this.props.onAgain, AGAIN_MS);
  }

  override componentWillUnmount() {
    removeEventListener('online', this.props.onAgain);
    clearTimeout(this.timer);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface Attempt<Props> {
  readonly count: number;
  readonly Part: ComponentType<Props>;
}

/** Like `lazy`, with nothing in its place until it is there, and nothing broken where it cannot be had. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LatePart(props: Props) {
    // What `lazy` could not fetch it never fetches again: each attempt has its own.
    const [{ count, Part }, setAttempt] = useState<Attempt<Props>>(() => ({
      count: 0,
      Part: lazy(load),
    }));
    const again = useCallback(
      () => setAttempt((last) => ({ count: last.count + 1, Part: lazy(load) })),
      [],
    );
    return (
      <Net key={count} onAgain={again}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </Net>
    );
  };
}
