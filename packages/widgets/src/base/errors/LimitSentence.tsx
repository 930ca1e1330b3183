import type { ReactNode } from 'react';
import { useLimitSentence } from './use-limit-sentence';

export interface LimitSentenceProps {
  /** What was thrown, or the seconds that were kept of it. */
  readonly error: unknown;
  /** The sentence of any other failure. */
  readonly children?: ReactNode;
}

/** When the server takes a call again that it refused because there were too many. */
export default function LimitSentence({ error, children }: LimitSentenceProps) {
  return useLimitSentence()(error, children);
}
