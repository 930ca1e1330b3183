/** Hints of elements that are drawn already. */
import { useState, type ComponentType, type PointerEvent } from 'react';
import { reportError } from '../reporting/report';

export interface Hints<Props> {
  /** Undefined until it is loaded: until then there are no hints. */
  readonly Hint: ComponentType<Props> | undefined;
  /** Props of what is around the elements: their first pointer or focus loads the code. */
  readonly around: {
    readonly onFocus: () => void;
    readonly onPointerEnter: (event: PointerEvent) => void;
  };
}

export function useHints<Props>(load: () => Promise<ComponentType<Props>>): Hints<Props> {
  const [Hint, setHint] = useState<ComponentType<Props>>();
  const prepare = () => {
    load().then((loaded) => setHint(() => loaded), reportError);
  };
  return {
    Hint,
    around: {
      onFocus: prepare,
      onPointerEnter: ({ pointerType }) => {
        // A finger sees no hints.
        if (pointerType !== 'touch') prepare();
      },
    },
  };
}
