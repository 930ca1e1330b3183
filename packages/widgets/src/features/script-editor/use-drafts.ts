/** Keeps unsaved lines on the device, and offers those that a closed or killed tab has left behind. */
import { isEditing, type ScriptTarget } from '@oshimado/machines/script-editor';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useClient } from '../../base/context';
import { reportError } from '../../base/reporting';
import { createDraftKeeper, keyOf, placeOf, type DraftKeeper } from './draft-keeper';
import { readOffers, type DraftOffer, type OfferSources } from './draft-offers';
import { storedLines } from './editor-ports';
import type { EditorActor } from './EditorProvider';
import { useDraftStore } from './script-drafts';

export interface Drafts {
  /** The oldest that was left behind; undefined if there is none. */
  readonly offered: DraftOffer | undefined;
  /** Puts it into the script. False if another tab has taken it. */
  readonly restore: (offer: DraftOffer) => Promise<boolean>;
  /** Forgets it; returns how to have it back. */
  readonly discard: (offer: DraftOffer) => () => void;
}

interface Found {
  /** The script they belong to. */
  readonly of: string;
  readonly offers: readonly DraftOffer[];
}

/** Writes while the editor is open, and at once when the page may be closed. */
function useKeeper(
  { store, actor, session }: OfferSources,
  onFailed: (error: unknown) => void,
): { readonly current: DraftKeeper | undefined } {
  const failed = useEffectEvent(onFailed);
  const current = useRef<DraftKeeper>(undefined);
  useEffect(() => {
    const release = store.hold(session);
    const keeper = createDraftKeeper({ store, actor, session, onFailed: (error) => failed(error) });
    current.current = keeper;
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
      keeper.keepNow();
      release();
    };
  }, [store, actor, session]);
  return current;
}

/** The drafts to offer: read when a script is opened, when the server's lines are other ones, and when the page is seen again. */
function useOffers(sources: OfferSources) {
  const { actor } = sources;
  const opened = useSelector(actor, (snapshot) => {
    const place = placeOf(snapshot);
    return isEditing(snapshot) && place ? keyOf(place, '') : undefined;
  });
  const [found, setFound] = useState<Found>();
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<string>>(new Set());
  const again = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    if (opened === undefined) return undefined;
    let last = 0;
    let { held } = actor.getSnapshot().context;
    const read = () => {
      last += 1;
      const number = last;
      return readOffers(sources)
        .then((offers) => (number === last ? setFound({ of: opened, offers }) : undefined))
        .catch(reportError);
    };
    const subscription = actor.subscribe(({ context }) => {
      if (context.held !== held) void read();
      ({ held } = context);
    });
    const onSeen = () => {
      if (document.visibilityState === 'visible') void read();
    };
    document.addEventListener('visibilitychange', onSeen);
    again.current = read;
    void read();
    return () => {
      last = -1;
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [sources, actor, opened]);
  const offers = found && found.of === opened ? found.offers : [];
  const withdraw = (key: string, isWithdrawn: boolean) =>
    setWithdrawn((before) => {
      const after = new Set(before);
      if (isWithdrawn) after.add(key);
      else after.delete(key);
      return after;
    });
  const offered = offers.find(({ draft }) => !withdrawn.has(draft.key));
  return { offered, withdraw, again };
}

export function useDrafts(actor: EditorActor, onFailed: (error: unknown) => void): Drafts {
  const store = useDraftStore();
  const client = useClient();
  const [session] = useState(() => crypto.randomUUID());
  const sources = useMemo<OfferSources>(() => {
    const loadAll = (target: ScriptTarget) => storedLines(client, { target, creatorId: null });
    return { store, actor, session, loadAll };
  }, [store, actor, session, client]);
  const keeper = useKeeper(sources, onFailed);
  const { offered, withdraw, again } = useOffers(sources);

  const restore = async ({ draft }: DraftOffer) => {
    withdraw(draft.key, true);
    if (await keeper.current?.restore(draft)) return true;
    // The tab that has taken it may have saved it already.
    actor.send({ type: 'script.refresh' });
    await again.current?.();
    withdraw(draft.key, false);
    return false;
  };
  const discard = ({ draft }: DraftOffer) => {
    withdraw(draft.key, true);
    store.replace(draft).catch(reportError);
    return () => {
      withdraw(draft.key, false);
      store.put(draft).catch(reportError);
    };
  };
  return { offered, restore, discard };
}
