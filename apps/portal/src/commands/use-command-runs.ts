/** What each command does. */
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSend } from '../actors/ActorsProvider';
import { useRefreshPage } from '../app/page-refresh';
import { reportError } from '../errors/report';
import { useTranslate } from '../i18n/LanguageProvider';
import { useNoticesLog } from '../notices/NoticesLogProvider';
import { useNotify } from '../notices/NoticesProvider';
import { usePreferences } from '../preferences/PreferencesProvider';
import { nextDisplay } from '../routes/home/display-modes';
import type { CommandId } from './commands';
import { useCommandsWindow } from './commands-window';

export type CommandRuns = Readonly<Record<CommandId, () => void>>;

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

/** The search field of the top bar; where it is folded away, the page of the search has one. */
function focusSearch(goThere: () => void) {
  const field = document.querySelector<HTMLInputElement>('header [role="combobox"], header input');
  if (field?.checkVisibility()) field.focus();
  else goThere();
}

function useMoves(): Pick<CommandRuns, keyof typeof PATHS | 'search.focus'> {
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
      'search.focus': () => focusSearch(go(PATHS['go.search'])),
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

export function useCommandRuns(): CommandRuns {
  const t = useTranslate('commands');
  const moves = useMoves();
  const { open } = useCommandsWindow();
  const notify = useNotify();
  const { open: openMessages } = useNoticesLog();
  const refresh = useRefreshPage();
  const { preferences, choose } = usePreferences();
  const sendOrg = useSend('org');
  const sendPlaylist = useSend('playlist');
  return useMemo(
    () => ({
      ...moves,
      'palette.open': () => open('palette'),
      'shortcuts.open': () => open('shortcuts'),
      'org.open': () => sendOrg({ type: 'dialog.open' }),
      'page.refresh': () => {
        void renew(refresh);
      },
      'theme.toggle': () => choose({ darkMode: !preferences.darkMode }),
      'display.next': () => choose(nextDisplay(preferences)),
      'playlist.save': () => sendPlaylist({ type: 'playlist.save' }),
      'playlist.undo': () => sendPlaylist({ type: 'edit.undo' }),
      'playlist.redo': () => sendPlaylist({ type: 'edit.redo' }),
      'messages.open': openMessages,
      'address.copy': () => {
        navigator.clipboard.writeText(location.href).then(
          () => notify({ key: 'copied', tone: 'success', title: t('copied') }),
          () => notify({ key: 'copied', tone: 'warning', title: t('copyFailed') }),
        );
      },
    }),
    [moves, open, openMessages, sendOrg, refresh, choose, preferences, sendPlaylist, notify, t],
  );
}
