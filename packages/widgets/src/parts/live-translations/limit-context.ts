import { createContext, type ReactNode } from 'react';

/**
 * Says the wait of a refused call, in the sentences that the page has: of what was thrown, or of the seconds that were kept of it. Nothing of
 * another failure. `onRetry`: makes the call again.
 */
export type SayLimit = (failure: unknown, otherwise: undefined, onRetry?: () => void) => ReactNode;

export const LimitContext = createContext<SayLimit | null>(null);
