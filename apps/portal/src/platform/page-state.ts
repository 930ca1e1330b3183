/**
 * The state of a server-rendered page, embedded in the document for hydration: settings of the page, and its query cache.
 */
import type { SiteLinks } from '@oshimado/contract';
import type { Preferences, UiLanguage } from '@oshimado/domain';
import type { DehydratedState } from '@tanstack/react-query';
import type { Messages } from './messages';

export interface PageState {
  /** Epoch milliseconds at which the page was rendered; every clock starts from it. */
  readonly now: number;
  readonly language: UiLanguage;
  readonly preferences: Preferences;
  readonly messages: Messages;
  /** Whether it is drawn for a viewer without a login; unset where the server does not look. */
  readonly isForGuest?: boolean;
  /** External links of the frame; unset without server rendering, or in a cached page of a version without them. */
  readonly links?: SiteLinks;
}

/** Data embedded in a document. */
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

/** Reads the embedded data; undefined without server rendering (development, a static host). */
export function readPageState(document: Document): DrawnPage | undefined {
  const read = (id: string) => document.getElementById(id)?.textContent;
  const state = read(STATE_ID);
  if (!state) return undefined;
  return {
    state: JSON.parse(state) as PageState,
    queries: JSON.parse(read(QUERIES_ID) ?? '{"mutations":[],"queries":[]}') as DehydratedState,
  };
}
