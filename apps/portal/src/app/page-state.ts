/**
 * What the server knew when it drew the page, handed to the client inside the document. The live board travels in a
 * script of its own, byte for byte as `/live` answers it.
 */
import type { Org, SiteLinks, Video } from '@oshimado/contract';
import type { Preferences, UiLanguage } from '@oshimado/domain';
import type { Messages } from '../i18n/messages';
import { escapeHtml } from './page-template';

export interface PageState {
  /** Epoch milliseconds at which the page was drawn; every clock starts from it. */
  readonly now: number;
  readonly language: UiLanguage;
  readonly preferences: Preferences;
  readonly orgs: readonly Org[];
  readonly messages: Messages;
  /** Where the frame leads outside the site; unset where no server said it, now or when a kept page was drawn. */
  readonly links?: SiteLinks;
  /** Address the page was drawn for, path with query. */
  readonly url: string;
}

export interface LiveState {
  readonly org: string;
  readonly videos: readonly Video[];
}

const STATE_ID = 'oshimado-state';
const LIVE_ID = 'oshimado-live';

/** JSON inside a script element ends at the first `</script`, and starts a comment at `<!--`. */
const escape = (json: string) => json.replaceAll('<', '\\u003c');

const script = (id: string, json: string, attributes = '') =>
  `<script type="application/json" id="${id}"${attributes}>${escape(json)}</script>`;

/** The markup for the state; `live` is the text of the answer itself. */
export const writePageState = (state: PageState, live?: { org: string; json: string }): string =>
  script(STATE_ID, JSON.stringify(state)) +
  (live ? script(LIVE_ID, live.json, ` data-org="${escapeHtml(live.org)}"`) : '');

/** What the document carries; undefined where the server drew nothing (development, a static host). */
export function readPageState(
  document: Document,
): { state: PageState; live: LiveState | undefined } | undefined {
  const state = document.getElementById(STATE_ID)?.textContent;
  if (!state) return undefined;
  const live = document.getElementById(LIVE_ID);
  return {
    state: JSON.parse(state) as PageState,
    live: live && {
      org: live.dataset.org ?? '',
      videos: JSON.parse(live.textContent ?? '[]') as Video[],
    },
  } as { state: PageState; live: LiveState | undefined };
}
