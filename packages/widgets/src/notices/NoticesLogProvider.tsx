/** Opens the log of what was told. The log is code of its own, fetched when it is first opened. */
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { askedPart } from '../errors/asked-part';
import { useNotices } from './NoticesProvider';

const NoticesLog = askedPart(() => import('./NoticesLog'));

interface NoticesLogHandle {
  /** Opens the log. */
  readonly open: () => void;
  /** How many messages went by unread since it was last open. */
  readonly unread: number;
}

const NoticesLogContext = createContext<NoticesLogHandle | null>(null);

export function NoticesLogProvider({ children }: { children: ReactNode }) {
  const { notices } = useNotices();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [readUpTo, setReadUpTo] = useState(0);
  const lastId = notices.at(-1)?.id ?? 0;
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
    : notices.filter((notice) => notice.isMissed && notice.id > readUpTo).length;
  const value = useMemo(() => ({ open, unread }), [open, unread]);
  return (
    <NoticesLogContext value={value}>
      {children}
      {isWanted ? <NoticesLog isOpen={isOpen} onClose={close} /> : null}
    </NoticesLogContext>
  );
}

/** The log of messages, for whoever offers a way to it. */
export function useNoticesLog(): NoticesLogHandle {
  const value = useContext(NoticesLogContext);
  if (!value) throw new Error('useNoticesLog needs a NoticesLogProvider above it.');
  return value;
}
