/** Error boundary of a page: shows `ErrorPage` and reports the error. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { WarningIcon } from '@oshimado/ui/icon';
import { reportError } from './report';
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

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(error, { componentStack });
  }

  override render() {
    return this.state.error ? <ErrorPage /> : this.props.children;
  }
}
