import { useCallback, useEffect, useRef, type RefObject } from 'react';

export interface FocusAfterPress<T extends HTMLElement> {
  /** Ref of the element that contains the controls. */
  readonly ref: RefObject<T | null>;
  /** To be called when a control is pressed, with the selector of the control that gets the focus afterwards. */
  readonly note: (selector: string) => void;
}

/**
 * Gives the focus to what replaces a pressed control, where it would be lost with it. Without a press nothing takes the focus.
 * @param change differs as soon as the control is replaced
 */
export function useFocusAfterPress<T extends HTMLElement>(change: unknown): FocusAfterPress<T> {
  const ref = useRef<T>(null);
  const noted = useRef<string>(undefined);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    if (noted.current === undefined) return;
    const { activeElement } = document;
    // The browser takes the focus of a disabled control only later.
    const isLost = activeElement?.matches('body, :disabled') ?? true;
    if (isLost) ref.current?.querySelector<HTMLElement>(noted.current)?.focus();
    noted.current = undefined;
  }, [change]);
  const note = useCallback((selector: string) => void (noted.current = selector), []);
  return { ref, note };
}
