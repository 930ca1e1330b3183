/** Error boundary of a page: says what failed, offers a way on and reports the error. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { WarningIcon } from '@oshimado/ui/icon';
import { LoadError } from '../reporting/load-error';
import { PartFailed } from '../late-part/PartFailed';
import { reportError } from '../reporting/report';
import { UnlessOffline } from './UnlessOffline';
import { whenBack } from '../reporting/when-back';
import { useTranslate } from '../sentences';

/** Shown in place of a page that threw while rendering. */
function ErrorPage() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={WarningIcon}
      title={t('error.title')}
      description={t('error.text')}
      action={<Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
    />
  );
}

/** Shown in place of a page whose code or sentences did not come. */
const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <UnlessOffline onRetry={onRetry} isBusy={false}>
    <PartFailed onRetry={onRetry} />
  </UnlessOffline>
);

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly resetKey: string | undefined;
}

interface ErrorBoundaryProps {
  /** When it changes, the children are rendered again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Pick<ErrorBoundaryState, 'error'> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private stopWaiting: (() => void) | undefined;

  private readonly retry = () => {
    this.stopWaiting?.();
    this.setState({ error: null });
  };

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(error, { componentStack });
    this.stopWaiting?.();
    if (!(error instanceof LoadError)) return;
    error.forget();
    this.stopWaiting = whenBack(this.retry);
  }

  override componentWillUnmount() {
    this.stopWaiting?.();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return error instanceof LoadError ? <NotLoaded onRetry={this.retry} /> : <ErrorPage />;
  }
}
