/** What closed tabs have left behind for a script, without what the server has. */
import {
  heldFromServer,
  linesFromServer,
  movedDraft,
  unconfirmedChanges,
  type DraftChange,
  type KnownScript,
  type StoredLine,
} from '@oshimado/domain';
import { isEditing, type ScriptTarget } from '@oshimado/machines/script-editor';
import { reportError } from '../../base/reporting';
import { placeOf, type Place } from './draft-keeper';
import type { EditorActor } from './EditorProvider';
import { scriptNameOf, type DraftStore, type StoredDraft } from './script-drafts';

/** A draft that is offered. */
export interface DraftOffer {
  /** As it is stored. */
  readonly draft: StoredDraft;
  /** What of it the server does not have; never empty. */
  readonly changes: readonly DraftChange[];
}

export interface OfferSources {
  readonly store: DraftStore;
  readonly actor: EditorActor;
  /** Names this editor, whose own record is not offered. */
  readonly session: string;
  /** The lines of all authors. */
  readonly loadAll: (target: ScriptTarget) => Promise<readonly StoredLine[]>;
}

/** Drafts of editors that are not open any more, the oldest first. */
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

/** The script as far as a draft may mention it: one of editor mode mentions lines of all authors. */
async function knownFor(
  draft: StoredDraft,
  { actor, loadAll }: OfferSources,
): Promise<KnownScript | undefined> {
  const { held, script, isOverriding, target, startedAt } = actor.getSnapshot().context;
  if (isOverriding || !draft.isOverriding) return { held, lines: script.lines };
  if (!target) return undefined;
  const lines = linesFromServer(await loadAll(target), startedAt, '');
  return { held: heldFromServer(lines), lines };
}

async function offerOf(draft: StoredDraft, sources: OfferSources): Promise<DraftOffer> {
  const { startedAt } = sources.actor.getSnapshot().context;
  const known = await knownFor(draft, sources).catch((error: unknown) => reportError(error));
  if (!known) return { draft, changes: draft.changes };
  const moved = movedDraft(draft.changes, (draft.startedAt ?? startedAt) - startedAt);
  return { draft, changes: unconfirmedChanges(moved, known) };
}

/** The drafts to offer. Those of which the server has everything are removed. */
export async function readOffers(sources: OfferSources): Promise<readonly DraftOffer[]> {
  const { store, actor, session } = sources;
  const snapshot = actor.getSnapshot();
  const place = placeOf(snapshot);
  if (!place || !isEditing(snapshot)) return [];
  const drafts = await leftBehind(store, place, session);
  const offers = await Promise.all(drafts.map((draft) => offerOf(draft, sources)));
  for (const { draft, changes } of offers) {
    // Only this record: one that was written since stays, and a failure leaves it to the next time.
    if (changes.length === 0) store.replace(draft).catch(reportError);
  }
  return offers.filter(({ changes }) => changes.length > 0);
}
