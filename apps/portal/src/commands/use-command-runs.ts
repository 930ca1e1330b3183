/** What each command does. */
import { LOGIN_WARNING_MS } from '@oshimado/domain';
import { canRedo, canSave, canUndo } from '@oshimado/machines/playlist';
import { copyText } from '@oshimado/widgets';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useActorValue, useSend } from '../actors/ActorsProvider';
import { useViewer } from '../actors/use-viewer';
import { useRefreshPage } from '../app/page-refresh';
import { useLateWords } from '../cards/use-late-words';
import { reportError } from '../errors/report';
import { useTranslate } from '../i18n/LanguageProvider';
import { LOGIN_PATH } from '../notices/login-path';
import { useNoticesLog } from '../notices/NoticesLogProvider';
import { useNotify } from '../notices/NoticesProvider';
import { usePreferences } from '../preferences/PreferencesProvider';
import { displayModeOf, nextDisplay } from '../routes/home/display-modes';
import type { CommandId } from './commands';
import { useCommandsWindow } from './commands-window';

/** Those that are missing have nothing to do just now: they are not offered. */
export type CommandRuns = Readonly<Partial<Record<CommandId, () => void>>>;

const PATHS = {
  'go.home': '/',
  'go.favorites': '/favorites',
  'go.channels': '/channel',
  'go.playlists': '/playlists',
  'go.library': '/library',
  'go.multiview': '/multiview',
  'go.search': '/search?advanced=true',
  'go.settings': '/settings',
  'go.account': '/login',
  'go.about': '/about',
} as const satisfies Partial<Record<CommandId, string>>;

/** The form of the search, with the conditions of a search that is shown already. */
function searchFormPath(): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(pathname === '/search' ? search : '');
  query.set('advanced', 'true');
  return `/search?${query.toString()}`;
}

/** The search field of the top bar; where it is folded away, the page of the search has one. */
function focusSearch(goThere: () => void) {
  const field = document.querySelector<HTMLInputElement>('header [role="combobox"], header input');
  if (field?.checkVisibility()) field.focus();
  else goThere();
}

function useMoves(): CommandRuns {
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (path: string) => () => void navigate(path);
    return {
      'go.home': go(PATHS['go.home']),
      'go.favorites': go(PATHS['go.favorites']),
      'go.channels': go(PATHS['go.channels']),
      'go.playlists': go(PATHS['go.playlists']),
      'go.library': go(PATHS['go.library']),
      'go.multiview': go(PATHS['go.multiview']),
      'go.search': go(PATHS['go.search']),
      'go.settings': go(PATHS['go.settings']),
      'go.account': go(PATHS['go.account']),
      'go.about': go(PATHS['go.about']),
      'search.focus': () => focusSearch(() => void navigate(searchFormPath())),
    };
  }, [navigate]);
}

/** A page that cannot renew itself is loaded again. */
async function renew(refresh: () => Promise<boolean>) {
  try {
    if (!(await refresh())) location.reload();
  } catch (error) {
    // The page shows what went wrong with it.
    reportError(error);
  }
}

/** What can be done to the list at hand, on pages that do not show it as well. */
function usePlaylistRuns(): CommandRuns {
  const navigate = useNavigate();
  const notify = useNotify();
  const words = useLateWords();
  const { user } = useViewer();
  const send = useSend('playlist');
  const isGuest = user === null;
  const hasUndo = useActorValue('playlist', canUndo, false);
  const hasRedo = useActorValue('playlist', canRedo, false);
  const hasSave = useActorValue('playlist', canSave, false);
  return useMemo(() => {
    const tellGuest = async () => {
      const t = await words();
      notify({
        key: 'guest',
        title: t('panel.loginWarning'),
        action: { label: t('login'), onSelect: () => void navigate(LOGIN_PATH) },
        durationMs: LOGIN_WARNING_MS,
      });
    };
    const save = () => {
      send({ type: 'playlist.save' });
      if (isGuest) tellGuest().catch(reportError);
    };
    return {
      ...(hasSave && { 'playlist.save': save }),
      ...(hasUndo && { 'playlist.undo': () => send({ type: 'edit.undo' }) }),
      ...(hasRedo && { 'playlist.redo': () => send({ type: 'edit.redo' }) }),
    };
  }, [navigate, notify, words, send, isGuest, hasUndo, hasRedo, hasSave]);
}

/** The next way to show cards; it is named, since not every page has any. */
function useNextDisplay(): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const { preferences, choose } = usePreferences();
  return useCallback(() => {
    const next = nextDisplay(preferences);
    choose(next);
    notify({ key: 'display', title: t(`display.mode.${displayModeOf(next)}`) });
  }, [t, notify, preferences, choose]);
}

export function useCommandRuns(): CommandRuns {
  const t = useTranslate('commands');
  const moves = useMoves();
  const { open } = useCommandsWindow();
  const notify = useNotify();
  const { open: openMessages } = useNoticesLog();
  const refresh = useRefreshPage();
  const { preferences, choose } = usePreferences();
  const sendOrg = useSend('org');
  const playlist = usePlaylistRuns();
  const showNextDisplay = useNextDisplay();
  return useMemo(
    () => ({
      ...moves,
      ...playlist,
      'palette.open': () => open('palette'),
      'shortcuts.open': () => open('shortcuts'),
      'org.open': () => sendOrg({ type: 'dialog.open' }),
      'page.refresh': () => {
        void renew(refresh);
      },
      'theme.toggle': () => choose({ darkMode: !preferences.darkMode }),
      'display.next': showNextDisplay,
      'messages.open': openMessages,
      'address.copy': () => {
        void copyText(location.href).then((isCopied) =>
          notify({
            key: 'copied',
            tone: isCopied ? 'success' : 'warning',
            title: t(isCopied ? 'copied' : 'copyFailed'),
          }),
        );
      },
    }),
    [
      moves,
      playlist,
      showNextDisplay,
      open,
      openMessages,
      sendOrg,
      refresh,
      choose,
      preferences,
      notify,
      t,
    ],
  );
}
