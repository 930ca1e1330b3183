/** Keeps the unsaved lines of one editor on the device, and takes over those that a closed tab has left behind. */
import { draftOf, joinedBatch, movedDraft } from '@oshimado/domain';
import { canLeave, isEditing, type ScriptTarget } from '@oshimado/machines/script-editor';
import { reportError } from '../../base/reporting';
import type { EditorActor, EditorSnapshot } from './EditorProvider';
import { scriptNameOf, type DraftStore, type StoredDraft } from './script-drafts';

/** After a change the device gets it so soon, ms. */
const KEEP_MS = 300;

export interface Place {
  readonly accountId: string;
  readonly target: ScriptTarget;
  readonly isOverriding: boolean;
}

export function placeOf(snapshot: EditorSnapshot): Place | undefined {
  const { target, viewer, isOverriding } = snapshot.context;
  return target && viewer ? { accountId: viewer.id, target, isOverriding } : undefined;
}

export const keyOf = ({ accountId, target, isOverriding }: Place, session: string): string =>
  [accountId, scriptNameOf(target), isOverriding ? 'all' : 'own', session].join(' ');

function recordOf(place: Place, session: string, { context }: EditorSnapshot): StoredDraft {
  const { held, script, batch, restored, viewer, startedAt } = context;
  const sending = { batch: joinedBatch(restored, batch), author: viewer?.name ?? '' };
  return {
    key: keyOf(place, session),
    accountId: place.accountId,
    script: scriptNameOf(place.target),
    isOverriding: place.isOverriding,
    savedAt: Date.now(),
    startedAt,
    changes: draftOf(held, script.lines, sending),
  };
}

/** What this editor keeps once it has taken over a draft, until it has put it into its script. */
function withDraftOf(own: StoredDraft, { changes, startedAt, savedAt }: StoredDraft): StoredDraft {
  if (own.changes.length === 0)
    return { ...own, changes, savedAt, ...(startedAt !== undefined && { startedAt }) };
  const byMs = (startedAt ?? 0) - (own.startedAt ?? 0);
  const moved = startedAt === undefined ? changes : movedDraft(changes, byMs);
  return { ...own, changes: [...own.changes, ...moved] };
}

export interface DraftKeeper {
  /** Called after each change of the script. */
  readonly follow: (snapshot: EditorSnapshot) => void;
  /** Writes at once, because the page may be closed. */
  readonly keepNow: () => void;
  /** Puts a draft into the script. False if it is not there any more: another tab has taken it, or it has been written since. */
  readonly restore: (draft: StoredDraft) => Promise<boolean>;
}

export interface KeeperOptions {
  readonly store: DraftStore;
  readonly actor: EditorActor;
  /** Names this editor. */
  readonly session: string;
  /** The device could not keep the lines. */
  readonly onFailed: (error: unknown) => void;
}

/** Writes what is unsaved soon after it has changed, and removes it as soon as it is saved or discarded. */
export function createDraftKeeper({ store, actor, session, onFailed }: KeeperOptions): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: string | undefined;
  let last: EditorSnapshot['context'] | undefined;
  let isTaking = false;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    // The record has just been taken over, and its lines are not yet in the script.
    if (isTaking) return;
    const snapshot = actor.getSnapshot();
    const place = placeOf(snapshot);
    if (!place) return;
    const isKept = isEditing(snapshot) && !canLeave(snapshot);
    const key = keyOf(place, session);
    if (stored !== undefined && (stored !== key || !isKept)) {
      store.remove([stored]).catch(reportError);
      stored = undefined;
    }
    if (!isKept) return;
    stored = key;
    store.put(recordOf(place, session, snapshot)).catch(onFailed);
  }

  /** Makes the draft this editor's own, in one step: only one tab gets it, and it is never stored twice or nowhere. */
  async function take(place: Place, draft: StoredDraft): Promise<boolean> {
    const own = withDraftOf(recordOf(place, session, actor.getSnapshot()), draft);
    try {
      if (!(await store.replace(draft, own))) return false;
    } catch (error) {
      // The lines are restored all the same; what is saved of them is not offered again.
      reportError(error);
    }
    const now = actor.getSnapshot();
    // Kept under this editor's name, it is offered once the editor is gone.
    if (now.status !== 'active') return false;
    const there = placeOf(now);
    if (there && keyOf(there, session) === own.key) {
      stored = own.key;
      return true;
    }
    // Another script was opened meanwhile.
    await store.replace(own, draft).catch(reportError);
    return false;
  }

  return {
    follow: ({ context }) => {
      const isSame =
        last?.script.lines === context.script.lines &&
        last.held === context.held &&
        last.batch === context.batch;
      // What is sent is noted at once, and what is saved is forgotten at once: the tab may be closed in between.
      const isSending = context.batch !== null && last?.batch !== context.batch;
      last = context;
      const snapshot = actor.getSnapshot();
      if (isSame && snapshot.status !== 'done') return;
      if (isSending || (stored !== undefined && canLeave(snapshot))) write();
      else timer ??= setTimeout(write, KEEP_MS);
    },
    keepNow: () => {
      if (timer !== undefined) write();
    },
    restore: async (draft) => {
      const place = placeOf(actor.getSnapshot());
      if (!place || isTaking) return false;
      isTaking = true;
      const isTaken = await take(place, draft).finally(() => {
        isTaking = false;
      });
      if (isTaken) {
        const { changes, startedAt } = draft;
        actor.send({ type: 'draft.restore', changes, startedAt });
      }
      write();
      return isTaken;
    },
  };
}
