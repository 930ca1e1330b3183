/** Opens the log of toasts, whose code is fetched when it is first opened. */
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { askedPart } from '../errors/asked-part';
import { useToasts } from './ToastsProvider';

const ToastLog = askedPart(() => import('./ToastLog'));

interface ToastLogHandle {
  /** Opens the log. */
  readonly open: () => void;
  /** Toasts that timed out since the log was last open. */
  readonly unread: number;
}

const ToastLogContext = createContext<ToastLogHandle | null>(null);

export function ToastLogProvider({ children }: { children: ReactNode }) {
  const { toasts } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [readUpTo, setReadUpTo] = useState(0);
  const lastId = toasts.at(-1)?.id ?? 0;
  const open = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const close = () => {
    setOpen(false);
    setReadUpTo(lastId);
  };
  const unread = isOpen
    ? 0
    : toasts.filter((toast) => toast.isMissed && toast.id > readUpTo).length;
  const value = useMemo(() => ({ open, unread }), [open, unread]);
  return (
    <ToastLogContext value={value}>
      {children}
      {isWanted ? <ToastLog isOpen={isOpen} onClose={close} /> : null}
    </ToastLogContext>
  );
}

/** Opens the log and counts what is unread in it. Throws outside a ToastLogProvider. */
export function useToastLog(): ToastLogHandle {
  const value = useContext(ToastLogContext);
  if (!value) throw new Error('useToastLog needs a ToastLogProvider above it.');
  return value;
}
