/** What a press opens, where that is code of its own: the button is drawn at once, the rest is fetched on the way to it. */
import { useCallback, useState, type ComponentType } from 'react';
import { reportError } from './report';
import { useTellPartFailed } from './use-tell-part-failed';

export interface PressedPart<Props> {
  /** Undefined until it was opened once; then it stands where the button was, and opens by itself. */
  readonly Part: ComponentType<Props> | undefined;
  /** Fetches and shows it, or tells that it cannot be had. The next press tries again. */
  readonly open: () => void;
  /** For the button until then. */
  readonly button: {
    readonly 'aria-expanded': false;
    readonly 'aria-busy': true | undefined;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** `load` has to be the same function each time. */
export function usePressedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): PressedPart<Props> {
  const tellFailed = useTellPartFailed();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const open = useCallback(() => {
    setLoading(true);
    void load()
      .then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => {
          reportError(error);
          tellFailed();
        },
      )
      .finally(() => setLoading(false));
  }, [load, tellFailed]);
  // Asked early, while the pointer is on its way; a failure is told when the part is really wanted.
  const prepare = () => void load().catch(() => undefined);
  return {
    Part,
    open,
    button: {
      'aria-expanded': false,
      'aria-busy': isLoading || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: open,
    },
  };
}
