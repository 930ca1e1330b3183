/**
 * A part of the frame that is code of its own. A page goes on without one that cannot be fetched, as where the connection is
 * lost, and tries again when that may have changed.
 */
import { Component, lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import type { ReactNode } from 'react';
import { PartFailed, type PartFailedProps } from './PartFailed';
import { reportError } from './report';
import { whenBack } from './when-back';

interface NetProps {
  readonly onAgain: () => void;
  /** What stands in its place while it cannot be had. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

class Net extends Component<NetProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.stopWaiting = whenBack(this.props.onAgain);
  }

  override componentWillUnmount() {
    this.stopWaiting?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/** Something that waits for sentences of its own: where they cannot be had, it says so and the rest of the page stays. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const again = useCallback(() => setCount((last) => last + 1), []);
  return (
    <Net key={count} onAgain={again} failed={<PartFailed onRetry={again} />}>
      {children}
    </Net>
  );
}

export interface LatePartOptions<Props> {
  /** Stands in its place until it is there. Default nothing. */
  readonly Loading?: ComponentType;
  /** Stands in its place while it cannot be had: what a viewer waits for needs one. Default nothing. */
  readonly Failed?: ComponentType<Props & PartFailedProps>;
}

interface Attempt<Props> {
  readonly count: number;
  readonly Part: ComponentType<Props>;
}

/** Like `lazy`, with nothing broken where it cannot be had. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Loading, Failed }: LatePartOptions<Props> = {},
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
      <Net
        key={count}
        onAgain={again}
        failed={Failed ? <Failed {...props} onRetry={again} /> : null}
      >
        <Suspense fallback={Loading ? <Loading /> : null}>
          <Part {...props} />
        </Suspense>
      </Net>
    );
  };
}
