/** Keeps unsaved lines on the device, and offers those that a closed or killed tab has left behind. */
import { draftOf } from '@oshimado/domain';
import { canLeave, isEditing, type ScriptTarget } from '@oshimado/machines/script-editor';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportError } from '../errors';
import type { EditorActor, EditorSnapshot } from './EditorProvider';
import { scriptNameOf, useDraftStore, type DraftStore, type StoredDraft } from './script-drafts';

/** After a change the device gets it so soon, ms. */
const KEEP_MS = 300;

interface Place {
  readonly accountId: string;
  readonly target: ScriptTarget;
  readonly isOverriding: boolean;
}

function placeOf(snapshot: EditorSnapshot): Place | undefined {
  const { target, viewer, isOverriding } = snapshot.context;
  return target && viewer ? { accountId: viewer.id, target, isOverriding } : undefined;
}

const keyOf = ({ accountId, target, isOverriding }: Place, session: string) =>
  [accountId, scriptNameOf(target), isOverriding ? 'all' : 'own', session].join(' ');

const recordOf = (place: Place, session: string, snapshot: EditorSnapshot): StoredDraft => ({
  key: keyOf(place, session),
  accountId: place.accountId,
  script: scriptNameOf(place.target),
  isOverriding: place.isOverriding,
  savedAt: Date.now(),
  changes: draftOf(snapshot.context.held, snapshot.context.script.lines),
});

interface Keeper {
  readonly follow: (snapshot: EditorSnapshot) => void;
  /** Writes at once, because the page may be closed. */
  readonly keepNow: () => void;
  readonly stop: () => void;
}

/** Writes what is unsaved soon after it has changed, and removes it once it is saved or discarded. */
function createKeeper(
  store: DraftStore,
  actor: EditorActor,
  session: string,
  onFailed: (error: unknown) => void,
): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: string | undefined;
  let last: EditorSnapshot['context'] | undefined;
  function write() {
    clearTimeout(timer);
    timer = undefined;
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
  return {
    follow: ({ context }) => {
      const isSame =
        last?.script.lines === context.script.lines &&
        last.held === context.held &&
        last.batch === context.batch;
      last = context;
      if (!isSame || actor.getSnapshot().status === 'done') timer ??= setTimeout(write, KEEP_MS);
    },
    keepNow: () => {
      if (timer !== undefined) write();
    },
    stop: () => {
      if (timer !== undefined) write();
    },
  };
}

/** What an earlier tab left behind for this script and account. */
async function leftBehind(store: DraftStore, place: Place, session: string) {
  const [drafts, held] = await Promise.all([store.readAll(), store.held()]);
  const script = scriptNameOf(place.target);
  return drafts
    .filter(
      ({ key, ...draft }) =>
        draft.accountId === place.accountId &&
        draft.script === script &&
        !key.endsWith(` ${session}`) &&
        !held.includes(key.slice(key.lastIndexOf(' ') + 1)),
    )
    .sort((a, b) => a.savedAt - b.savedAt);
}

export interface Drafts {
  /** The oldest that was left behind; undefined if there is none. */
  readonly offered: StoredDraft | undefined;
  /** Puts it into the script. */
  readonly restore: (draft: StoredDraft) => void;
  /** Forgets it; returns how to have it back. */
  readonly discard: (draft: StoredDraft) => () => void;
}

export function useDrafts(actor: EditorActor, onFailed: (error: unknown) => void): Drafts {
  const store = useDraftStore();
  const [session] = useState(() => crypto.randomUUID());
  const [offers, setOffers] = useState<readonly StoredDraft[]>([]);
  const failed = useEffectEvent(onFailed);

  useEffect(() => {
    const release = store.hold(session);
    const keeper = createKeeper(store, actor, session, (error) => failed(error));
    const subscription = actor.subscribe({ next: keeper.follow, complete: keeper.keepNow });
    const onHidden = () => {
      if (document.visibilityState === 'hidden') keeper.keepNow();
    };
    addEventListener('pagehide', keeper.keepNow);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', keeper.keepNow);
      document.removeEventListener('visibilitychange', onHidden);
      subscription.unsubscribe();
      keeper.stop();
      release();
    };
  }, [store, actor, session]);

  const opened = useSelector(actor, (snapshot) => {
    const place = placeOf(snapshot);
    return isEditing(snapshot) && place ? keyOf(place, '') : undefined;
  });
  useEffect(() => {
    const place = placeOf(actor.getSnapshot());
    if (opened === undefined || !place) return undefined;
    let isOver = false;
    leftBehind(store, place, session)
      .then((found) => (isOver ? undefined : setOffers(found)))
      .catch(reportError);
    return () => {
      isOver = true;
      setOffers([]);
    };
  }, [store, actor, session, opened]);

  const withdraw = (draft: StoredDraft) => {
    setOffers((before) => before.filter(({ key }) => key !== draft.key));
  };
  const restore = (draft: StoredDraft) => {
    actor.send({ type: 'draft.restore', changes: draft.changes });
    withdraw(draft);
    // Its changes are first kept under this editor's own name.
    const place = placeOf(actor.getSnapshot());
    const kept =
      place && !canLeave(actor.getSnapshot())
        ? store.put(recordOf(place, session, actor.getSnapshot()))
        : Promise.resolve();
    kept.then(() => store.remove([draft.key])).catch(reportError);
  };
  const discard = (draft: StoredDraft) => {
    withdraw(draft);
    store.remove([draft.key]).catch(reportError);
    return () => {
      setOffers((before) => [...before, draft]);
      store.put(draft).catch(reportError);
    };
  };
  return { offered: offers[0], restore, discard };
}
