import type { Video } from '@oshimado/contract';
import { useCallback, type MouseEvent } from 'react';
import type { EmbedHooks } from './lazy-element';

interface SelectEvents {
  readonly 'oshi-select': { readonly video: Video; readonly href: string };
}

/** For `onSelect` of widgets: the page gets an event with the video that a visitor chose; where it cancels the event, the link is not followed. */
export const useSelect = (emit: EmbedHooks<SelectEvents>['emit']) =>
  useCallback(
    (video: Video, event: MouseEvent) => {
      const { href } = event.currentTarget as HTMLAnchorElement;
      if (!emit('oshi-select', { video, href })) event.preventDefault();
    },
    [emit],
  );

interface SelectSelfEvents {
  readonly 'oshi-select': { readonly video: null; readonly href: string };
}

/** The same for the link to what an element is about as a whole, which is no video. */
export const useSelectSelf = (emit: EmbedHooks<SelectSelfEvents>['emit']) =>
  useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const { href } = event.currentTarget;
      if (!emit('oshi-select', { video: null, href })) event.preventDefault();
    },
    [emit],
  );
