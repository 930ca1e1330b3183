/** A script that others edit too: their changes, lost answers, and unsaved changes that a device kept. Pure context changes. */
import {
  heldAfterLoss,
  heldFromServer,
  keysOfDraft,
  linesFromServer,
  profileOf,
  theirChanges,
  UNDO_MAX,
  withDraft,
  withEdit,
  withTheirs,
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

/** What others did, as an answer of the server says. */
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

/** What others did, after a save whose answer was lost. */
function newsAfterLoss({ held, batch, startedAt, script }: Context, loaded: LoadedLines): News {
  const found = linesFromServer(loaded.lines, startedAt, '');
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
    step: { ...merge, ...settled, error: null, failures },
    merged: countOf(context, news, merge),
  };
}

/** Whether an answer about changes of others still belongs to what is known here. */
export const isStillCompared = ({ batch, held, compared }: Context): boolean =>
  batch === null && held === compared;

/** Changes of others while nothing is being sent. */
export function refreshedStep(
  context: Context,
  { lines }: LoadedLines,
): { readonly step: Step; readonly merged: MergeCount } {
  const found = linesFromServer(lines, context.startedAt, '');
  const news = theirChanges({ held: context.held, batch: null }, found);
  if (news.changes.length === 0) return { step: {}, merged: { count: 0, conflicts: 0 } };
  const merge = mergedStep(context, news);
  const step = { ...merge, held: news.held };
  return {
    step: { ...step, ...withUnsent(context, step) },
    merged: countOf(context, news, merge),
  };
}

/** Unsaved changes of this device, as one edit that can be undone. */
export function restoredStep(context: Context, event: ScriptEditorEvent): Step {
  const changes = event.type === 'draft.restore' ? event.changes : [];
  if (changes.length === 0) return {};
  const { script, history, held, session, nextKey } = context;
  const { lines, conflicts } = withDraft(script.lines, held, changes, {
    profiles: script.profiles.map(({ id }) => id),
    newKey: (at) => `${session}-${nextKey + at}`,
  });
  const after = withEdit(history, script, UNDO_MAX);
  return {
    ...shownStep(context, { ...script, lines }, after),
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
