'use client';

import { useEffect } from 'react';
import { FOOT_MESSAGES, messagesMargin } from '../theme/rules';

/** Sets on the root element how much of the window the messages take, so that dialogs and sheets keep their buttons clear of them. */
export function useMessageRoom(list: HTMLElement | null): void {
  useEffect(() => {
    if (list === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = list.offsetHeight;
      style.setProperty(
        FOOT_MESSAGES,
        height === 0 ? '0px' : `calc(${height}px + ${messagesMargin})`,
      );
    });
    observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty(FOOT_MESSAGES);
    };
  }, [list]);
}
