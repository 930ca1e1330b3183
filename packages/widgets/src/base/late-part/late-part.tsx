/** Lazy parts with an error boundary of their own: if the chunk fails, the rest of the page stays, and it is retried later. */
import { Component, lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import type { FunctionComponent, ReactNode } from 'react';
import { LoadError } from '../reporting/load-error';
import { PartFailed, type PartFailedProps } from './PartFailed';
import { reportError } from '../reporting/report';
import { whenBack } from '../reporting/when-back';

interface BoundaryProps {
  readonly onRetry: () => void;
  /** Shown after a failure. */
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private stopWaiting: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    if (error instanceof LoadError) error.forget();
    this.stopWaiting = whenBack(this.props.onRetry);
  }

  override componentWillUnmount() {
    this.stopWaiting?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}

/** Error boundary with retry for a part that suspends, such as one that loads its own sentences. */
export function PartBoundary({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const again = useCallback(() => setCount((last) => last + 1), []);
  return (
    <Boundary key={count} onRetry={again} failed={<PartFailed onRetry={again} />}>
      {children}
    </Boundary>
  );
}

export interface LatePartOptions<Props> {
  /** Shown while the chunk loads. Default nothing. */
  readonly Loading?: ComponentType;
  /** Shown after a failure. Default nothing, which suits only parts that a viewer does not wait for. */
  readonly Failed?: ComponentType<Props & PartFailedProps>;
}

interface Attempt<Props> {
  readonly count: number;
  readonly Part: ComponentType<Props>;
}

/** A late part, which can be loaded before it is shown. */
export type LatePart<Props> = FunctionComponent<Props> & {
  /** Loads it, so that it is drawn at once: React keeps a placeholder that it has shown for 300 ms. Rejects if it cannot be loaded. */
  readonly prepare: () => Promise<void>;
};

/** Like `lazy`, with a boundary of its own and retries. A part that was loaded before is drawn at once, without `Loading`. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Loading, Failed }: LatePartOptions<Props> = {},
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  // `lazy` caches a rejected promise, so each attempt needs a new one.
  const attempt = () => loaded ?? lazy(loadPart);
  function Late(props: Props) {
    const [{ count, Part }, setAttempt] = useState<Attempt<Props>>(() => ({
      count: 0,
      Part: attempt(),
    }));
    const again = useCallback(
      () => setAttempt((last) => ({ count: last.count + 1, Part: attempt() })),
      [],
    );
    return (
      <Boundary
        key={count}
        onRetry={again}
        failed={Failed ? <Failed {...props} onRetry={again} /> : null}
      >
        <Suspense fallback={Loading ? <Loading /> : null}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  }
  return Object.assign(Late, { prepare: async () => void (await loadPart()) });
}
