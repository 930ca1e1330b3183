/** Opens the log of toasts, whose code is fetched when it is first opened. */
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { askedPart } from '../asked-part';

const ToastLog = askedPart(() => import('./ToastLog'));

interface ToastLogHandle {
  /** Opens the log. */
  readonly open: () => void;
}

const ToastLogContext = createContext<ToastLogHandle | null>(null);

export function ToastLogProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = useCallback(() => {
    setWanted(true);
    setOpen(true);
  }, []);
  const value = useMemo(() => ({ open }), [open]);
  return (
    <ToastLogContext value={value}>
      {children}
      {isWanted ? <ToastLog isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </ToastLogContext>
  );
}

/** Opens the log. Throws outside a ToastLogProvider. */
export function useToastLog(): ToastLogHandle {
  const value = useContext(ToastLogContext);
  if (!value) throw new Error('Oshimado: a part needs <ToastLogProvider> around it.');
  return value;
}
