import { COPY_FEEDBACK_MS } from '@oshimado/domain';
import { useEffect, useState } from 'react';

export type CopyState = 'ready' | 'copied' | 'failed';

/** Copies; the confirmation lasts two seconds. There is no clipboard on a page without https. */
export function useCopy(text: string) {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = setTimeout(() => setState('ready'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}
