/** A script that others edit too: their changes, lost answers, and unsaved changes that a device kept. Pure context changes. */
import {
  heldAfterLoss,
  heldFromServer,
  joinedBatch,
  keysOfDraft,
  linesFromServer,
  movedDraft,
  profileOf,
  theirChanges,
  UNDO_MAX,
  withDraft,
  withEdit,
  withTheirs,
  type DraftChange,
  type EditedScript,
  type HeldLines,
  type TheirChange,
} from '@oshimado/domain';
import {
  editStep,
  isThere,
  openConflicts,
  settledStep,
  shownStep,
  withUnsent,
} from './script-editor.context';
import type { LoadedLines, ScriptEditorContext, ScriptEditorEvent } from './script-editor.types';

type Context = ScriptEditorContext;
type Step = Partial<Context>;

/** Changes of other viewers, read from a response of the server. */
interface News {
  readonly held: HeldLines;
  readonly changes: readonly TheirChange[];
}

/** Puts changes of others into the script, and into its undo steps, so that an undo does not take them back. */
function mergedStep(context: Context, { changes }: News): Step {
  if (changes.length === 0) return {};
  const { script, history, session, nextKey } = context;
  const profile = profileOf(script.profiles, '').id;
  const newKey = (at: number) => `${session}-${nextKey + at}`;
  const { lines, conflicts } = withTheirs(script.lines, changes, { profile, newKey });
  const past = (one: EditedScript): EditedScript => ({
    ...one,
    lines: withTheirs(one.lines, changes, { profile }).lines,
  });
  const merged = lines === script.lines ? script : { ...script, lines };
  return {
    script: merged,
    history: { past: history.past.map(past), future: history.future.map(past) },
    nextKey: nextKey + conflicts.length,
    conflicts: [...openConflicts(context.conflicts, merged), ...conflicts],
    line: context.line !== null && isThere(merged, context.line) ? context.line : null,
  };
}

/** What others did, after a save whose answer was lost, and beside restored changes that may have been sent. */
function newsAfterLoss(context: Context, loaded: LoadedLines): News {
  const { held, startedAt, script } = context;
  const batch = joinedBatch(context.restored, context.batch);
  const found = linesFromServer(loaded.lines, startedAt, '', held);
  const authors = {
    wanted: new Map(script.lines.map(({ key, author }) => [key, author])),
    found: new Map(loaded.lines.map(({ id, name }) => [id, name])),
  };
  const known = batch ? heldAfterLoss(held, batch, heldFromServer(found), authors) : held;
  return theirChanges({ held: known, batch }, found);
}

/** How many lines others have changed, and how many of them the viewer has to decide about. */
export interface MergeCount {
  readonly count: number;
  readonly conflicts: number;
}

const countOf = (context: Context, news: News, step: Step): MergeCount => ({
  count: news.changes.length,
  conflicts: Math.max(0, (step.conflicts?.length ?? 0) - context.conflicts.length),
});

/** Compares with the server's script after a lost answer. What is missing there is sent at once. */
export function reconciledStep(
  context: Context,
  loaded: LoadedLines,
): { readonly step: Step; readonly merged: MergeCount } {
  const news = newsAfterLoss(context, loaded);
  const merge = mergedStep(context, news);
  const settled = settledStep({ ...context, ...merge, isSaveWanted: true }, news.held);
  const failures = settled.unsent?.length === 0 ? 0 : context.failures;
  return {
    step: { ...merge, ...settled, restored: null, error: null, waitS: null, failures },
    merged: countOf(context, news, merge),
  };
}

/** Whether an answer about changes of others still belongs to what is known here. */
export const isStillCompared = ({ batch, held, compared }: Context): boolean =>
  batch === null && held === compared;

/** Changes of others while nothing is being sent. */
export function refreshedStep(
  context: Context,
  loaded: LoadedLines,
): { readonly step: Step; readonly merged: MergeCount } {
  const news = newsAfterLoss(context, loaded);
  // Restored lines that have arrived are no changes of others, but the server has them now.
  const isSame = news.changes.length === 0 && context.restored === null;
  if (isSame) return { step: {}, merged: { count: 0, conflicts: 0 } };
  const merge = mergedStep(context, news);
  const step = { ...merge, held: news.held };
  return {
    step: { ...step, ...withUnsent(context, step) },
    merged: countOf(context, news, merge),
  };
}

/** A key of this editor's own form may be given to another line at any time. */
function withoutOwnKey(change: DraftChange, session: string): DraftChange {
  if (change.key?.startsWith(`${session}-`) !== true) return change;
  const { key: _key, ...rest } = change;
  return rest;
}

/** A foreign link without saved lines has no known start: its times are counted from the start of the draft. */
const hasNoStart = ({ target, held, batch }: Context) =>
  target?.link != null && held.size === 0 && batch === null;

/** Unsaved changes of this device, as one edit that can be undone. */
export function restoredStep(context: Context, event: ScriptEditorEvent): Step {
  if (event.type !== 'draft.restore') return {};
  const { script, history, held, session, nextKey } = context;
  const from = event.startedAt ?? context.startedAt;
  const startedAt = hasNoStart(context) ? from : context.startedAt;
  const changes = event.changes.map((change) => withoutOwnKey(change, session));
  const { lines, conflicts, batch } = withDraft(
    script.lines,
    held,
    movedDraft(changes, from - startedAt),
    {
      profiles: script.profiles.map(({ id }) => id),
      newKey: (at) => `${session}-${nextKey + at}`,
    },
  );
  if (batch.changes.length === 0) return {};
  const after = withEdit(history, script, UNDO_MAX);
  return {
    ...shownStep(context, { ...script, lines }, after),
    startedAt,
    restored: joinedBatch(context.restored, batch),
    nextKey: nextKey + keysOfDraft(changes),
    conflicts: [...context.conflicts, ...conflicts],
  };
}

/** Forgets a decided conflict and deletes the version that shall not stay. */
export function answeredStep(context: Context, event: ScriptEditorEvent): Step {
  if (event.type !== 'conflict.answer') return {};
  const { conflict, removes } = event;
  const conflicts = context.conflicts.filter((one) => one !== conflict);
  const mine = conflict.kind === 'back' ? undefined : conflict.mine;
  const theirs = conflict.kind === 'gone' ? undefined : conflict.theirs;
  const key = { mine, theirs, none: undefined }[removes];
  const step = key === undefined ? {} : editStep(context, { type: 'line.delete', key });
  return typeof step === 'string' ? { conflicts } : { ...step, conflicts };
}
