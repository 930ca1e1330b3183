/** Actions of the commands on pages of the portal. */
import {
  displayModeOf,
  isLive,
  LOGIN_PATH,
  LOGIN_WARNING_MS,
  nextDisplay,
  watchTogether,
} from '@oshimado/domain';
import { canRedo, canSave, canUndo } from '@oshimado/machines/playlist';
import { useDeviceStore, useDisplay } from '@oshimado/widgets/internal/base/device';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOrgDialog } from '@oshimado/widgets/internal/features/org-selector';
import { useActorValue, useSend, useViewer } from '@oshimado/widgets/internal/base/viewer';
import { useMatches, useRefreshPage } from '@oshimado/widgets/internal/base/page';
import { useFavoriteStreams } from '@oshimado/widgets/internal/features/favorites-list';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { useLateWords } from '@oshimado/widgets/internal/features/card-actions';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { isShownDark } from '../platform/mode';
import { useCopyLink, useNotify } from '@oshimado/widgets/internal/base/toasts';
import { useToastLog } from '@oshimado/widgets/internal/base/toast-log';
import {
  commandIds,
  commands,
  type CommandRuns,
} from '@oshimado/widgets/internal/parts/key-bindings';
import { useCommandsWindow } from '@oshimado/widgets/internal/features/commands';

/** Path of the search form, with the conditions of the search on screen, if any. */
function searchFormPath(): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(pathname === '/search' ? search : '');
  query.set('advanced', 'true');
  return `/search?${query.toString()}`;
}

/** Focuses the search field of the top bar; where it is hidden, opens the search page. */
function focusSearch(goThere: () => void) {
  const field = document.querySelector<HTMLInputElement>('header [role="combobox"], header input');
  if (field?.checkVisibility()) field.focus();
  else goThere();
}

function useMoves(): CommandRuns {
  const navigate = useNavigate();
  return useMemo(() => {
    const moves = commandIds.flatMap((id) => {
      const { path } = commands[id];
      return path === undefined ? [] : [[id, () => void navigate(path)] as const];
    });
    return {
      ...Object.fromEntries(moves),
      'search.focus': () => focusSearch(() => void navigate(searchFormPath())),
    };
  }, [navigate]);
}

/** Reloads pages that cannot refresh themselves. */
async function renew(refresh: () => Promise<boolean>) {
  try {
    if (!(await refresh())) location.reload();
  } catch (error) {
    // The page itself shows the failure.
    reportError(error);
  }
}

/** Commands for the current playlist, also on pages that do not show it. */
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
    const notifyGuest = async () => {
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
      if (isGuest) notifyGuest().catch(reportError);
    };
    return {
      ...(hasSave && { 'playlist.save': save }),
      ...(hasUndo && { 'playlist.undo': () => send({ type: 'edit.undo' }) }),
      ...(hasRedo && { 'playlist.redo': () => send({ type: 'edit.redo' }) }),
    };
  }, [navigate, notify, words, send, isGuest, hasUndo, hasRedo, hasSave]);
}

/** Opens the live streams of the viewer's favorites in multiview. */
function useTogether(): CommandRuns {
  const navigate = useNavigate();
  const isMobile = useMatches(PHONE_QUERY) ?? false;
  const { videos, now } = useFavoriteStreams();
  return useMemo(() => {
    const live = videos.filter((video) => isLive(video, now));
    const together = watchTogether(live, { isMobile });
    return together.ok ? { 'favorites.together': () => void navigate(together.path) } : {};
  }, [navigate, isMobile, videos, now]);
}

/** Switches to the next layout of cards and names it, because not every page has cards. */
function useNextDisplay(): () => void {
  const t = useTranslate();
  const notify = useNotify();
  const [display, change] = useDisplay();
  return useCallback(() => {
    const next = nextDisplay(display);
    change(next);
    notify({ key: 'display', title: t(`display.mode.${displayModeOf(next)}`) });
  }, [t, notify, display, change]);
}

export function useCommandRuns(): CommandRuns {
  const moves = useMoves();
  const { open } = useCommandsWindow();
  const copyLink = useCopyLink();
  const { open: openMessages } = useToastLog();
  const refresh = useRefreshPage();
  const store = useDeviceStore();
  const { open: openOrgs } = useOrgDialog();
  const playlist = usePlaylistRuns();
  const together = useTogether();
  const showNextDisplay = useNextDisplay();
  return useMemo(
    () => ({
      ...moves,
      ...playlist,
      ...together,
      'palette.open': () => open('palette'),
      'shortcuts.open': () => open('shortcuts'),
      'org.open': openOrgs,
      'page.refresh': () => {
        void renew(refresh);
      },
      'theme.toggle': () =>
        store.send({
          type: 'setting.change',
          name: 'darkMode',
          value: !isShownDark(store.get().settings.darkMode),
        }),
      'display.next': showNextDisplay,
      'messages.open': openMessages,
      'address.copy': () => {
        copyLink(location.href);
      },
    }),
    [
      moves,
      playlist,
      together,
      showNextDisplay,
      open,
      openMessages,
      openOrgs,
      refresh,
      store,
      copyLink,
    ],
  );
}
