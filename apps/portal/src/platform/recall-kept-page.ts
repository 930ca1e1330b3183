/** Refreshes a page served from the service worker's cache. A separate chunk, which pages from the server do not need. */
import { readPreferences } from '@oshimado/domain';
import type { QueryClient } from '@tanstack/react-query';
import { pageLanguage } from './page-language';
import type { PageState } from './page-state';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { loadFirstMessages } from './messages';
import { createBoardStore } from './board-store';
import { recallBoards } from './last-boards';

/** Applies the current choices instead of those the page was rendered with. */
async function stateOfToday(state: PageState): Promise<PageState> {
  const preferences = readPreferences(document.cookie);
  const search = new URLSearchParams(location.search);
  const wished = pageLanguage(search, preferences, navigator.languages.join(','));
  const isSame = wished === state.language;
  // The messages are not cached and cannot be loaded offline: the language stays.
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
    // Without them the page keeps the data it was rendered from.
    recallBoards(queries, createBoardStore(), viewerId).catch(reportError),
  ]);
  return today;
}
