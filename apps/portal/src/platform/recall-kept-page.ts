/** Refreshes a page served from the service worker's cache. In a chunk of its own, which pages from the server do not need. */
import { readPreferences } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/react-query';
import { pageLanguage } from './page-language';
import type { PageState } from './page-state';
import { reportError } from '@oshimado/widgets/errors';
import { loadFirstMessages } from './messages';
import { createBoardStore } from './board-store';
import { recallBoards } from './last-boards';

/** The choices of today instead of those the page was drawn with. */
async function stateOfToday(state: PageState): Promise<PageState> {
  const preferences = readPreferences(document.cookie);
  const search = new URLSearchParams(location.search);
  const wished = pageLanguage(search, preferences, navigator.languages.join(','));
  const isSame = wished === state.language;
  // A language that is not cached cannot be loaded offline: the old one stays.
  const messages = isSame ? state.messages : await loadFirstMessages(wished).catch(() => null);
  return {
    ...state,
    preferences,
    language: messages ? wished : state.language,
    messages: messages ?? state.messages,
  };
}

export async function recallKeptPage(
  state: PageState,
  queries: QueryClient,
  viewerId: string | null,
): Promise<PageState> {
  const [today] = await Promise.all([
    stateOfToday(state),
    // Without them the page has the answers it was drawn from.
    recallBoards(queries, createBoardStore(), viewerId).catch(reportError),
  ]);
  return today;
}
