/** Shows a toast for each event of the actors; `login.requested` navigates to the login page instead. */
import { LOGIN_PATH, LOGIN_WARNING_MS } from '@oshimado/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigateTo } from '../context';
import type { ActorEvent } from '../viewer/actor-events';
import { useActorsContext } from '../viewer/ActorsProvider';
import { useTranslate } from '../sentences';
import { useLimitSentence } from '../errors/use-limit-sentence';
import { useNotify } from './ToastsProvider';
import type { ToastMessage } from './toast';

function useWords() {
  const t = useTranslate('notices');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const navigate = useNavigateTo();
  const { start } = useActorsContext();
  return useCallback(
    (event: ActorEvent): ToastMessage | null => {
      const login = {
        label: tPortal('button.login'),
        onSelect: () => navigate(LOGIN_PATH),
      };
      switch (event.type) {
        case 'start.failed':
          return {
            key: 'start',
            tone: 'danger',
            title: t('start.failed'),
            description: t('start.hint'),
            action: { label: tWidgets('retry'), onSelect: start },
          };
        case 'favorites.failed':
          if (!navigator.onLine) {
            return { key: 'favorites', tone: 'info', title: t('favorites.offline') };
          }
          return {
            key: 'favorites',
            tone: 'warning',
            title: t('favorites.failed'),
            description: t('favorites.kept'),
          };
        case 'favorites.dropped':
          return { tone: 'danger', title: t('favorites.dropped', { count: event.count }) };
        case 'favorite.refused':
          return event.code === 'guest'
            ? {
                key: 'guest',
                tone: 'info',
                title: tWidgets('channel.signIn'),
                action: login,
                durationMs: LOGIN_WARNING_MS,
              }
            : { key: 'guest', tone: 'info', title: t('favorites.notVtuber') };
        case 'block.refused':
          return { key: 'blocking', tone: 'warning', title: t('blocking.refused') };
        case 'storage.failed':
          return { key: 'storage', tone: 'warning', title: t(`storage.${event.code}`) };
        case 'storage.refused':
          return { key: 'storage', tone: 'warning', title: t('storage.refused') };
        case 'session.expired':
          return { key: 'session', tone: 'warning', title: t('session.expired'), action: login };
        case 'logout.failed':
          return {
            key: 'session',
            tone: 'warning',
            title: t(event.all ? 'session.logoutAllFailed' : 'session.logoutFailed'),
          };
        case 'playlist.failed':
          return {
            key: 'playlist',
            tone: 'danger',
            title: t('playlist.failed'),
            description: [t('playlist.kept'), sayLimit(event.waitS, '')].filter(Boolean).join(' '),
          };
        case 'playlist.refused':
          return playlistRefusal(event.code, t);
        case 'withdrawn':
        case 'login.requested':
          return null;
      }
    },
    [t, tPortal, tWidgets, sayLimit, navigate, start],
  );
}

function playlistRefusal(
  code: string,
  t: ReturnType<typeof useTranslate<'notices'>>,
): ToastMessage | null {
  if (code === 'full') return { key: 'playlist', tone: 'warning', title: t('playlist.full') };
  if (code === 'busy') return { key: 'playlist', tone: 'info', title: t('playlist.busy') };
  if (code === 'emptyName')
    return { key: 'playlist', tone: 'warning', title: t('playlist.emptyName') };
  // The specification ignores duplicates; a move beyond the ends has no button.
  return null;
}

/** Whether an event repeats what was said in this time without a connection: each try to send fails. */
function useRepeats(): (event: ActorEvent) => boolean {
  const isSaid = useRef(false);
  useEffect(() => {
    const onOnline = () => {
      isSaid.current = false;
    };
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);
  return useCallback((event) => {
    if (event.type !== 'favorites.failed' || navigator.onLine) return false;
    const wasSaid = isSaid.current;
    isSaid.current = true;
    return wasSaid;
  }, []);
}

interface ActorToastsProps {
  readonly queue: readonly ActorEvent[];
  readonly onShown: (count: number) => void;
}

export default function ActorToasts({ queue, onShown }: ActorToastsProps) {
  const wordsOf = useWords();
  const notify = useNotify();
  const navigate = useNavigateTo();
  const repeats = useRepeats();
  // Effects may run twice for one queue; each event gets one toast.
  const shown = useRef(new WeakSet<ActorEvent>());
  useEffect(() => {
    if (queue.length === 0) return;
    for (const event of queue.filter((one) => !shown.current.has(one))) {
      shown.current.add(event);
      if (event.type === 'login.requested') navigate(LOGIN_PATH);
      const words = repeats(event) ? null : wordsOf(event);
      if (words) notify(words);
    }
    onShown(queue.length);
  }, [queue, wordsOf, repeats, notify, navigate, onShown]);
  return null;
}
