/** Puts what the actors tell into words and, where it asks for it, leads to the login. */
import { LOGIN_WARNING_MS } from '@oshimado/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigateTo } from '../context';
import type { ActorNotice } from '../viewer/actor-notices';
import { useActorsContext } from '../viewer/ActorsProvider';
import { useTranslate } from '../sentences';
import { LOGIN_PATH } from './login-path';
import { useNotify } from './NoticesProvider';
import type { Notice } from './notice';

function useWords() {
  const t = useTranslate('notices');
  const navigate = useNavigateTo();
  const { start } = useActorsContext();
  return useCallback(
    (notice: ActorNotice): Notice | null => {
      const login = { label: t('login'), onSelect: () => navigate(LOGIN_PATH) };
      switch (notice.type) {
        case 'start.failed':
          return {
            key: 'start',
            tone: 'danger',
            title: t('start.failed'),
            description: t('start.hint'),
            action: { label: t('start.retry'), onSelect: start },
          };
        case 'favorites.failed':
          return {
            key: 'favorites',
            tone: 'warning',
            title: t('favorites.failed'),
            description: t('favorites.kept'),
          };
        case 'favorites.dropped':
          return { tone: 'danger', title: t('favorites.dropped', { count: notice.count }) };
        case 'favorite.refused':
          return notice.code === 'guest'
            ? {
                key: 'guest',
                tone: 'info',
                title: t('favorites.guest'),
                action: login,
                durationMs: LOGIN_WARNING_MS,
              }
            : { key: 'guest', tone: 'info', title: t('favorites.notVtuber') };
        case 'block.refused':
          return { key: 'blocking', tone: 'warning', title: t('blocking.refused') };
        case 'storage.failed':
          return { key: 'storage', tone: 'warning', title: t(`storage.${notice.code}`) };
        case 'storage.refused':
          return { key: 'storage', tone: 'warning', title: t('storage.refused') };
        case 'session.expired':
          return { key: 'session', tone: 'warning', title: t('session.expired'), action: login };
        case 'logout.failed':
          return {
            key: 'session',
            tone: 'warning',
            title: t(notice.all ? 'session.logoutAllFailed' : 'session.logoutFailed'),
          };
        case 'playlist.failed':
          return {
            key: 'playlist',
            tone: 'danger',
            title: t('playlist.failed'),
            description: t('playlist.kept'),
          };
        case 'playlist.refused':
          return playlistRefusal(notice.code, t);
        case 'login.requested':
          return null;
      }
    },
    [t, navigate, start],
  );
}

function playlistRefusal(
  code: string,
  t: ReturnType<typeof useTranslate<'notices'>>,
): Notice | null {
  if (code === 'full') return { key: 'playlist', tone: 'warning', title: t('playlist.full') };
  if (code === 'busy') return { key: 'playlist', tone: 'info', title: t('playlist.busy') };
  if (code === 'emptyName')
    return { key: 'playlist', tone: 'warning', title: t('playlist.emptyName') };
  // A duplicate is ignored; a move beyond the end cannot be asked for by what is on screen.
  return null;
}

interface ActorNoticesProps {
  readonly queue: readonly ActorNotice[];
  readonly onTold: (count: number) => void;
}

export default function ActorNotices({ queue, onTold }: ActorNoticesProps) {
  const wordsOf = useWords();
  const notify = useNotify();
  const navigate = useNavigateTo();
  // Effects may run twice for one queue; each notice is told once.
  const told = useRef(new WeakSet<ActorNotice>());
  useEffect(() => {
    if (queue.length === 0) return;
    for (const notice of queue.filter((one) => !told.current.has(one))) {
      told.current.add(notice);
      if (notice.type === 'login.requested') navigate(LOGIN_PATH);
      const words = wordsOf(notice);
      if (words) notify(words);
    }
    onTold(queue.length);
  }, [queue, wordsOf, notify, navigate, onTold]);
  return null;
}
