/** Pure context changes of the script editor. */
import {
  cleanLineText,
  acknowledged,
  afterBatch,
  batchOf,
  changesBetween,
  chosenProfile,
  DEFAULT_PROFILE,
  editScript,
  emptyHistory,
  failureCode,
  limitSeconds,
  heldFromServer,
  inOrder,
  keysOf,
  LINE_TEXT_MAX,
  linesFromServer,
  profileOf,
  redoStep,
  SCRIPT_BATCH_MAX,
  stillRefused,
  withoutRefused,
  undoStep,
  UNDO_MAX,
  withEdit,
  type EditedScript,
  type LineChange,
  type LineConflict,
  type ScriptEdit,
  type ScriptEditRefusal,
  type ScriptLogResult,
  type UndoHistory,
} from '@oshimado/domain';
import type {
  LoadedLines,
  ScriptEditorContext,
  ScriptEditorEmitted,
  ScriptEditorEvent,
  ScriptEditorInput,
  ScriptSelection,
} from './script-editor.types';

type Context = ScriptEditorContext;
type Step = Partial<Context>;

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error
    ? Number(error.status)
    : undefined;

/** An unknown (404) or changed (409) line: the server's script differs from what is known here. */
export const isOutdated = (error: unknown): boolean => [404, 409].includes(statusOf(error) ?? 0);

/** Whether the server certainly changed nothing. A call without an answer may have arrived. */
function isSurelyRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500 && status !== 408 && !isOutdated(error);
}

/** Nothing is refused, and calls have their full size. */
const NOTHING_REFUSED = { refused: [], refusals: 0, batchMax: SCRIPT_BATCH_MAX } as const;

export const firstContext = (input: ScriptEditorInput): Context => ({
  viewer: input.viewer,
  session: input.session ?? 'new',
  target: input.target ?? null,
  isOverriding: false,
  next: null,
  startedAt: 0,
  script: { lines: [], profiles: input.profiles ?? [DEFAULT_PROFILE] },
  history: emptyHistory,
  held: new Map(),
  batch: null,
  restored: null,
  isSending: false,
  unsent: [],
  isSaveWanted: false,
  ...NOTHING_REFUSED,
  failures: 0,
  error: null,
  waitS: null,
  line: null,
  profile: profileOf(input.profiles ?? [], '').id,
  nextKey: 1,
  conflicts: [],
  compared: null,
});

/** Changes to send: the difference to the server's script, including the batch being sent. */
function unsentOf({ held, batch, isSending, script }: Context): readonly LineChange[] {
  return changesBetween(batch && isSending ? afterBatch(held, batch) : held, script.lines);
}

export function withUnsent(context: Context, step: Step): Step {
  const after = { ...context, ...step };
  const unsent = unsentOf(after);
  return { ...step, unsent, refused: stillRefused(after.refused, unsent, after.script.lines) };
}

/** Whether there is something to send that the server has not refused. */
export const hasSendable = ({ unsent, refused }: Pick<Context, 'unsent' | 'refused'>): boolean =>
  withoutRefused(unsent, refused).length > 0;

/** Another script, as loaded from the server; profiles are kept because they belong to the viewer. */
export function loadedStep({ script }: Context, { startedAt, lines }: LoadedLines): Step {
  const loaded = linesFromServer(lines, startedAt, profileOf(script.profiles, '').id);
  return {
    startedAt,
    script: { ...script, lines: loaded },
    history: emptyHistory,
    held: heldFromServer(loaded),
    restored: null,
    unsent: [],
    ...NOTHING_REFUSED,
    error: null,
    waitS: null,
    failures: 0,
    conflicts: [],
  };
}

/** Switches to another script and discards unsaved changes. */
export const openedStep = (
  { script }: Context,
  { target, isOverriding }: ScriptSelection,
): Step => ({
  target,
  isOverriding,
  next: null,
  script: { ...script, lines: [] },
  history: emptyHistory,
  held: new Map(),
  batch: null,
  restored: null,
  isSending: false,
  unsent: [],
  ...NOTHING_REFUSED,
  isSaveWanted: false,
  line: null,
  conflicts: [],
});

export const isThere = ({ lines }: EditedScript, key: string) =>
  lines.some((line) => line.key === key);

/** Those whose lines are still in the script. */
export const openConflicts = (
  conflicts: readonly LineConflict[],
  script: EditedScript,
): readonly LineConflict[] =>
  conflicts.filter(
    (one) =>
      (one.kind === 'back' || isThere(script, one.mine)) &&
      (one.kind === 'gone' || isThere(script, one.theirs)),
  );

/** Clears selections and conflicts that do not exist in the new script. */
export function shownStep(
  context: Context,
  script: EditedScript,
  history: UndoHistory<EditedScript>,
): Step {
  return withUnsent(context, {
    script,
    history,
    line: context.line !== null && isThere(script, context.line) ? context.line : null,
    conflicts: openConflicts(context.conflicts, script),
    profile: profileOf(script.profiles, context.profile).id,
  });
}

/** "After clear, import and continuous" the lines are sent at once. */
const SAVED_AT_ONCE: readonly string[] = ['lines.clear', 'lines.import', 'lines.continue'];

/** If another viewer changed the text while it was typed, their text stays and the typed one becomes a new line. */
function typedBesideStep(context: Context, edit: ScriptEdit): Step | undefined {
  if (edit.type !== 'line.change' || edit.from === undefined || edit.text === undefined) return;
  const { script, history, session, nextKey } = context;
  const line = script.lines.find(({ key }) => key === edit.key);
  const text = cleanLineText(edit.text);
  const isTheirs = line && line.text.trim() !== edit.from.trim() && line.text.trim() !== text;
  if (!isTheirs || text === '' || text.length > LINE_TEXT_MAX) return;
  const mine = `${session}-${nextKey}`;
  const lines = inOrder([...script.lines, { ...line, key: mine, text }]);
  const step = shownStep(context, { ...script, lines }, withEdit(history, script, UNDO_MAX));
  const conflict: LineConflict = { kind: 'both', mine, theirs: line.key };
  return { ...step, nextKey: nextKey + 1, conflicts: [...(step.conflicts ?? []), conflict] };
}

/** The context after an edit, or why the edit is refused. */
export function editStep(context: Context, edit: ScriptEdit): Step | ScriptEditRefusal {
  const beside = typedBesideStep(context, edit);
  if (beside) return beside;
  const { script, history, session, nextKey, viewer } = context;
  const edited = editScript(script, edit, {
    profile: context.profile,
    author: viewer?.name ?? '',
    newKey: (at) => `${session}-${nextKey + at}`,
  });
  if (typeof edited === 'string') return edited;
  if (edited === script) return {};
  const isContinued = edit.isContinued === true && history.past.length > 0;
  const after = isContinued
    ? { past: history.past, future: [] }
    : withEdit(history, script, UNDO_MAX);
  const step = shownStep(context, edited, after);
  const isAtOnce = SAVED_AT_ONCE.includes(edit.type) && step.unsent?.length !== 0;
  return {
    ...step,
    nextKey: nextKey + keysOf(edit),
    isSaveWanted: context.isSaveWanted || isAtOnce,
  };
}

export function undoneStep(context: Context): Step {
  const step = undoStep(context.history, context.script);
  return step ? shownStep(context, step.value, step.history) : {};
}

export function redoneStep(context: Context): Step {
  const step = redoStep(context.history, context.script);
  return step ? shownStep(context, step.value, step.history) : {};
}

/** Starts sending a batch; operations beyond the limit of one call follow at once. */
export function sendingStep(context: Context): Step {
  const changes = withoutRefused(unsentOf({ ...context, batch: null }), context.refused);
  const batch = batchOf(changes.slice(0, context.batchMax), context.script.lines);
  const isSaveWanted = batch.changes.length < changes.length;
  return withUnsent(context, { batch, isSending: true, isSaveWanted });
}

export const settledStep = (context: Context, held: Context['held']): Step => {
  const step = withUnsent(context, { held, batch: null, isSending: false });
  return { ...step, isSaveWanted: context.isSaveWanted && hasSendable({ ...context, ...step }) };
};

/** Whether the answer contains an id for every Add. */
export const isAnsweredWhole = (
  { held, batch }: Context,
  results: readonly ScriptLogResult[],
): boolean => batch === null || acknowledged(held, batch, results).isWhole;

/** The server acknowledged the batch. */
export function acknowledgedStep(context: Context, results: readonly ScriptLogResult[]): Step {
  const { held, batch } = context;
  const after = batch ? acknowledged(held, batch, results).held : held;
  return {
    ...settledStep(context, after),
    refusals: 0,
    batchMax: Math.min(2 * context.batchMax, SCRIPT_BATCH_MAX),
    failures: 0,
    error: null,
    waitS: null,
  };
}

/** Why a call failed, and for how long the server takes none, where there were too many. */
const failureOf = (error: unknown) => ({
  error: failureCode(error),
  waitS: limitSeconds(error) ?? null,
});

/**
 * A save failed: the sent changes are unsent again, before later ones. The batch is kept while it is unknown whether it
 * arrived.
 */
function failedStep(context: Context, error: unknown): Step {
  const batch = isSurelyRefused(error) ? null : context.batch;
  const step = withUnsent(context, { batch, isSending: false });
  // The request to save ends with the attempt; otherwise it would be retried without a pause.
  return {
    ...step,
    isSaveWanted: false,
    ...failureOf(error),
    refusals: isOutdated(error) ? context.refusals + 1 : context.refusals,
    failures: context.failures + 1,
  };
}

/** The server's script failed to load: it is still unknown whether the batch arrived. */
const uncheckedStep = ({ failures }: Context, error: unknown): Step => ({
  isSaveWanted: false,
  ...failureOf(error),
  failures: failures + 1,
});

/** A call that failed: a load, a save, the load after a lost answer (`check`), or the look for changes of others. */
export interface FailedCall {
  readonly call: 'load' | 'save' | 'check' | 'refresh';
  readonly error: unknown;
}

export function failureStep(context: Context, { call, error }: FailedCall): Step {
  if (call === 'load') return failureOf(error);
  if (call === 'refresh') return { compared: null };
  return call === 'save' ? failedStep(context, error) : uncheckedStep(context, error);
}

const FAILED = {
  load: 'load.failed',
  save: 'save.failed',
  check: 'save.failed',
  refresh: 'refresh.failed',
} as const;

export function failureNotices({ call, error }: FailedCall): readonly ScriptEditorEmitted[] {
  const code = failureCode(error);
  const failed = { type: FAILED[call], code };
  return code === 'session' ? [failed, { type: 'session.expired' }] : [failed];
}

/** Another viewer changed the script: the server applied nothing of the batch, so it is compared with their changes first. */
export const outdatedStep = ({ failures, refusals }: Context): Step => ({
  isSending: false,
  isSaveWanted: false,
  refusals: refusals + 1,
  failures: failures + 1,
});

/** Another line is open, or another profile selected. */
export function choiceStep({ script, profile }: Context, event: ScriptEditorEvent): Step {
  switch (event.type) {
    case 'selection.change':
      return { line: event.key };
    case 'profile.choose':
    case 'profile.next':
    case 'profile.previous':
    case 'profile.jump':
      return { profile: chosenProfile(script.profiles, profile, event) };
    default:
      return {};
  }
}
