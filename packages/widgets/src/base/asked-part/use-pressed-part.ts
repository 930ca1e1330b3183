/** A button whose popup is lazy: its chunk is fetched when the pointer or the focus enters the button. */
import { useCallback, useState, type ComponentType } from 'react';
import { reportError } from '../reporting/report';
import { useNotifyPartFailed } from './use-notify-part-failed';

export interface PressedPart<Props> {
  /** Undefined until first opened. From then on render it in place of the button; it must open by itself. */
  readonly Part: ComponentType<Props> | undefined;
  /** Loads and shows the part; shows a toast if that fails. The next call retries. */
  readonly open: () => void;
  /** Props of the button. */
  readonly button: {
    readonly 'aria-expanded': false;
    readonly 'aria-busy': true | undefined;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** `load` must be the same function on every render. */
export function usePressedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): PressedPart<Props> {
  const notifyFailed = useNotifyPartFailed();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [isLoading, setLoading] = useState(false);
  const open = useCallback(() => {
    setLoading(true);
    void load()
      .then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => {
          reportError(error);
          notifyFailed();
        },
      )
      .finally(() => setLoading(false));
  }, [load, notifyFailed]);
  // A failed preload is ignored: pressing loads again and shows the failure.
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
