/**
 * What the server knew when it drew the page, handed to the browser inside the document: the state of the page itself, and the
 * answers it was drawn from, as the query cache held them.
 */
import type { SiteLinks } from '@oshimado/contract';
import type { Preferences, UiLanguage } from '@oshimado/domain';
import type { DehydratedState } from '@tanstack/react-query';
import type { Messages } from './messages';

export interface PageState {
  /** Epoch milliseconds at which the page was drawn; every clock starts from it. */
  readonly now: number;
  readonly language: UiLanguage;
  readonly preferences: Preferences;
  readonly messages: Messages;
  /** Where the frame leads outside the site; unset where no server said it, now or when a kept page was drawn. */
  readonly links?: SiteLinks;
}

/** What a document carries. */
export interface DrawnPage {
  readonly state: PageState;
  readonly queries: DehydratedState;
}

const STATE_ID = 'oshimado-state';
const QUERIES_ID = 'oshimado-queries';

/** JSON inside a script element ends at the first `</script`, and starts a comment at `<!--`. */
const escape = (json: string) => json.replaceAll('<', '\\u003c');

const script = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escape(JSON.stringify(value))}</script>`;

/** The markup for the document. */
export const writePageState = ({ state, queries }: DrawnPage): string =>
  script(STATE_ID, state) + script(QUERIES_ID, queries);

/** What the document carries; undefined where the server drew nothing (development, a static host). */
export function readPageState(document: Document): DrawnPage | undefined {
  const read = (id: string) => document.getElementById(id)?.textContent;
  const state = read(STATE_ID);
  if (!state) return undefined;
  return {
    state: JSON.parse(state) as PageState,
    queries: JSON.parse(read(QUERIES_ID) ?? '{"mutations":[],"queries":[]}') as DehydratedState,
  };
}
