/** What the address says of `/admin`: which reports are shown. */
import type { Report } from '@oshimado/contract';

const KINDS = [
  'video',
  'channel',
  'contact',
  'notice',
] as const satisfies readonly Report['kind'][];

export interface AdminChoices {
  /** Default `open`. */
  readonly state: 'open' | 'done';
  /** Null for all kinds. */
  readonly kind: Report['kind'] | null;
}

export const reportKinds: readonly Report['kind'][] = KINDS;

/** The kind that a text names; null for any other text. */
export const kindNamed = (text: string | null): Report['kind'] | null =>
  KINDS.find((kind) => kind === text) ?? null;

export const adminIn = (search: URLSearchParams): AdminChoices => ({
  state: search.get('state') === 'done' ? 'done' : 'open',
  kind: kindNamed(search.get('kind')),
});

/** Writes a change into the query of the address. */
export function writeAdmin(search: URLSearchParams, change: Partial<AdminChoices>): void {
  const { state, kind } = { ...adminIn(search), ...change };
  const parameters = { state: state === 'done' ? state : null, kind };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
}

/** Where on `/admin` the viewer is, and the way to other places. The page makes one. */
export interface AdminPlace extends AdminChoices {
  /** No step to go back to: it takes the place of the address. */
  readonly go: (change: Partial<AdminChoices>) => void;
}
