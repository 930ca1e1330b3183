/**
 * Short messages about what has just happened: anything may tell one, from the first moment on. How they look is code of its
 * own, fetched with the first message. Those that went before anybody read them stay in a log.
 */
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { latePart } from '../errors/late-part';
import { PlainNotices } from './PlainNotices';
import { NOTICE_MS, type Notice, type ToldNotice } from './notice';

interface NoticesContextValue {
  /** Newest last; closed ones stay as the log of what was missed. */
  readonly notices: readonly ToldNotice[];
  readonly notify: (notice: Notice) => void;
  readonly dismiss: (id: number) => void;
  readonly clearLog: () => void;
}

const NoticesContext = createContext<NoticesContextValue | null>(null);
const LOG_MAX = 50;
const NoticesHost = latePart(() => import('./NoticesHost'), { Failed: PlainNotices });

/** Whoever closes a message before its time has read it. */
const closed = (notice: ToldNotice, now: number): ToldNotice => ({
  ...notice,
  isOpen: false,
  isMissed: now - notice.toldAt >= (notice.durationMs ?? NOTICE_MS),
});

/** A later one of the same key takes their place on screen; those that said something else stay in the log. */
function superseded(before: readonly ToldNotice[], { key, title }: Notice): readonly ToldNotice[] {
  if (key === undefined) return before;
  return before
    .filter((one) => one.key !== key || one.title !== title)
    .map((one) => (one.key === key ? { ...one, isOpen: false } : one));
}

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly ToldNotice[]>([]);
  const lastId = useRef(0);
  const notify = useCallback((notice: Notice) => {
    lastId.current += 1;
    const told = {
      ...notice,
      id: lastId.current,
      toldAt: Date.now(),
      isOpen: true,
      isMissed: false,
    };
    setNotices((before) => [...superseded(before, notice), told].slice(-LOG_MAX));
  }, []);
  const dismiss = useCallback((id: number) => {
    const now = Date.now();
    setNotices((before) =>
      before.map((notice) => (notice.id === id ? closed(notice, now) : notice)),
    );
  }, []);
  const clearLog = useCallback(
    () => setNotices((before) => before.filter(({ isOpen }) => isOpen)),
    [],
  );
  const value = useMemo(
    () => ({ notices, notify, dismiss, clearLog }),
    [notices, notify, dismiss, clearLog],
  );
  return (
    <NoticesContext value={value}>
      {children}
      {notices.length > 0 ? <NoticesHost notices={notices} onClose={dismiss} /> : null}
    </NoticesContext>
  );
}

export function useNotices(): NoticesContextValue {
  const value = useContext(NoticesContext);
  if (!value) throw new Error('useNotices needs a NoticesProvider above it.');
  return value;
}

/** Tells a viewer what has happened. */
export const useNotify = () => useNotices().notify;
