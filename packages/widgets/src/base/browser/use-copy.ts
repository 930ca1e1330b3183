import { COPY_FEEDBACK_MS } from '@oshimado/domain';
import { useCallback, useEffect, useState } from 'react';

/** How the last copying went; `ready` before the first, and again once the confirmation has been seen. */
export type CopyState = 'ready' | 'copied' | 'failed';

/** What can be copied with, and what to say about it. */
export interface CopyHandle {
  /** A failure stays until the next attempt, because it may contain instructions. */
  readonly state: CopyState;
  /** Copies; whether it could. */
  readonly copy: (text: string) => Promise<boolean>;
  /** Forgets how it went. */
  readonly reset: () => void;
}

/** Puts a text on the clipboard; whether it could. There is no clipboard on a page without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copying with a confirmation that goes by itself. */
export function useCopy(feedbackMs: number = COPY_FEEDBACK_MS): CopyHandle {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state, feedbackMs]);
  const copy = useCallback(async (text: string) => {
    const isCopied = await copyText(text);
    setState(isCopied ? 'copied' : 'failed');
    return isCopied;
  }, []);
  const reset = useCallback(() => setState('ready'), []);
  return { state, copy, reset };
}
