/**
 * Toasts and their log. `useNotify` works before the code that draws toasts is loaded; that code is fetched with the first
 * toast. Toasts that timed out stay in the log.
 */
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslate } from '../sentences';
import type { ToastHostProps } from './ToastHost';
import type { ToastMessage, ShownToast } from './toast';

interface ToastsContextValue {
  /** Newest last. Closed ones stay for the log. */
  readonly toasts: readonly ShownToast[];
  readonly notify: (toast: ToastMessage) => void;
  /** Takes back the toasts with this key, also from the log: what they say is no longer true. */
  readonly withdraw: (key: string) => void;
  /** Removes the Undo of all toasts, also in the log. */
  readonly withdrawUndo: () => void;
  readonly clearLog: () => void;
}

const ToastsContext = createContext<ToastsContextValue | null>(null);
const LOG_MAX = 50;

/** Closes toasts with the key of a newer one, and removes those of the same text from the log. */
function superseded(
  before: readonly ShownToast[],
  { key, title }: ToastMessage,
): readonly ShownToast[] {
  if (key === undefined) return before;
  return before
    .filter((one) => one.key !== key || one.title !== title)
    .map((one) => (one.key === key ? { ...one, isOpen: false } : one));
}

export interface ToastsProviderProps {
  /** Draws the toasts: over the page (`LateToastHost`), or where an embed wants them. */
  readonly Host: ComponentType<ToastHostProps>;
  readonly children: ReactNode;
}

export function ToastsProvider({ Host, children }: ToastsProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const t = useTranslate('widgets');
  const notify = useCallback(
    (toast: ToastMessage) => {
      lastId.current += 1;
      const shown = {
        ...toast,
        ...(toast.undo && { action: { label: t('undo'), onSelect: toast.undo } }),
        id: lastId.current,
        shownAt: Date.now(),
        isOpen: true,
      };
      setToasts((before) => [...superseded(before, toast), shown].slice(-LOG_MAX));
    },
    [t],
  );
  const dismiss = useCallback((id: number) => {
    setToasts((before) =>
      before.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)),
    );
  }, []);
  const withdraw = useCallback(
    (key: string) => setToasts((before) => before.filter((toast) => toast.key !== key)),
    [],
  );
  const withdrawUndo = useCallback(
    () =>
      setToasts((before) =>
        before.map((toast) =>
          toast.undo ? { ...toast, undo: undefined, action: undefined } : toast,
        ),
      ),
    [],
  );
  const clearLog = useCallback(
    () => setToasts((before) => before.filter(({ isOpen }) => isOpen)),
    [],
  );
  const value = useMemo(
    () => ({ toasts, notify, withdraw, withdrawUndo, clearLog }),
    [toasts, notify, withdraw, withdrawUndo, clearLog],
  );
  return (
    <ToastsContext value={value}>
      {children}
      {toasts.length > 0 ? <Host toasts={toasts} onClose={dismiss} /> : null}
    </ToastsContext>
  );
}

export function useToasts(): ToastsContextValue {
  const value = useContext(ToastsContext);
  if (!value) throw new Error('Oshimado: a part needs <ToastsProvider> around it.');
  return value;
}

/** Shows a toast. */
export const useNotify = () => useToasts().notify;
