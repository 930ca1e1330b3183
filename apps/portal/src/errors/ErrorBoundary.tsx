/** The last net: a page that fails to draw says so and offers a way on; the failure is reported, never swallowed. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';
import { reportError } from './report';

interface ErrorBoundaryState {
  readonly error: Error | null;
}

export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError(error, { componentStack });
  }

  override render() {
    return this.state.error ? <ErrorPage /> : this.props.children;
  }
}
