/**
 * Unsaved lines, kept on the device until the server has them. Each editor has a record of its own, so that two tabs never
 * overwrite each other's; an editor that is open holds a lock, by which others see that its record is not left behind.
 */
import type { DraftChange } from '@oshimado/domain';
import type { ScriptTarget } from '@oshimado/machines/script-editor';
import { delMany, promisifyRequest, values } from 'idb-keyval';
import { openStore, putRecords } from '../../base/browser';
import { useReplaceable } from '../../base/state/replaced';

/** The unsaved lines of one editor. */
export interface StoredDraft {
  /** Names the record: whose, of which script, of which editor. */
  readonly key: string;
  /** Id of the account; lines of another are never offered. */
  readonly accountId: string;
  /** Video or link, and language. */
  readonly script: string;
  /** Whether lines of all authors were edited. */
  readonly isOverriding: boolean;
  /** Epoch ms. */
  readonly savedAt: number;
  /** Epoch ms that the times of the lines are counted from. Absent in records of earlier versions. */
  readonly startedAt?: number;
  readonly changes: readonly DraftChange[];
}

export interface DraftStore {
  readonly readAll: () => Promise<readonly StoredDraft[]>;
  readonly put: (draft: StoredDraft) => Promise<void>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /**
   * Removes this record and stores the other one instead, in one step. Returns false, and does nothing, if it is not stored
   * any more, or not as it was read. Default: removes it only.
   */
  readonly replace: (draft: StoredDraft, by?: StoredDraft) => Promise<boolean>;
  /** Says that this editor is open; returns how to end that. */
  readonly hold: (editor: string) => () => void;
  /** The editors that are open, in this or another tab. */
  readonly held: () => Promise<readonly string[]>;
}

/** Names a script: two records with the same name belong to the same lines. */
export const scriptNameOf = ({ video, link, lang }: ScriptTarget): string =>
  `${lang} ${link ?? video}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isContent = (value: unknown) =>
  isRecord(value) &&
  typeof value['start'] === 'number' &&
  typeof value['end'] === 'number' &&
  typeof value['text'] === 'string';

const isAuthored = (value: unknown) =>
  isContent(value) && isRecord(value) && typeof value['author'] === 'string';

const isChange = (value: unknown): value is DraftChange => {
  if (!isRecord(value)) return false;
  const { id, base, line, key, sent, others } = value;
  const isLine =
    line === null || (isAuthored(line) && isRecord(line) && typeof line['profile'] === 'string');
  return (
    (id === null || typeof id === 'string') &&
    (base === null || isContent(base)) &&
    isLine &&
    (key === undefined || typeof key === 'string') &&
    (sent === undefined || sent === null || isAuthored(sent)) &&
    (others === undefined ||
      (Array.isArray(others) && others.every((other) => typeof other === 'string')))
  );
};

/** A stored record, which another version may have written; undefined if it is not readable. */
export function readDraft(value: unknown): StoredDraft | undefined {
  if (!isRecord(value)) return undefined;
  const { key, accountId, script, isOverriding, savedAt, startedAt, changes } = value;
  if (typeof key !== 'string' || typeof accountId !== 'string' || typeof script !== 'string')
    return undefined;
  if (typeof savedAt !== 'number' || !Array.isArray(changes)) return undefined;
  const readable = changes.filter(isChange);
  if (readable.length === 0) return undefined;
  return {
    key,
    accountId,
    script,
    isOverriding: isOverriding === true,
    savedAt,
    ...(typeof startedAt === 'number' && { startedAt }),
    changes: readable,
  };
}

/** Whether a stored record is still the one that was read. */
export const isSameDraft = (stored: unknown, draft: StoredDraft): boolean =>
  JSON.stringify(readDraft(stored)) === JSON.stringify(readDraft(draft));

const drafts = openStore('oshimado-script-drafts', 'drafts');
const LOCK = 'oshimado-script-draft ';

/** Old browsers have no locks; there, the record of another open tab may be offered. */
const locksOf = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

function hold(editor: string): () => void {
  let release = () => undefined as void;
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locksOf()?.request(LOCK + editor, () => isOver);
  return release;
}

export const browserDrafts: DraftStore = {
  readAll: async () => (await values<unknown>(drafts)).flatMap((value) => readDraft(value) ?? []),
  put: (draft) => putRecords(drafts, [draft], ({ key }) => key),
  remove: (keys) => delMany([...keys], drafts),
  replace: (draft, by) =>
    drafts('readwrite', async (store) => {
      const stored: unknown = await promisifyRequest(store.get(draft.key));
      if (!isSameDraft(stored, draft)) return false;
      store.delete(draft.key);
      if (by) store.put(by, by.key);
      await promisifyRequest(store.transaction);
      return true;
    }),
  hold,
  held: async () => {
    const { held = [] } = (await locksOf()?.query()) ?? {};
    return held.flatMap(({ name = '' }) =>
      name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [],
    );
  },
};

/** Where unsaved lines are kept. */
export const useDraftStore = (): DraftStore => useReplaceable(browserDrafts);
