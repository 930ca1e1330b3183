/** Pure context changes of the script editor. */
import {
  acknowledged,
  afterBatch,
  batchOf,
  changesBetween,
  DEFAULT_PROFILE,
  editScript,
  emptyHistory,
  failureCode,
  heldAfterLoss,
  heldFromServer,
  keysOf,
  linesFromServer,
  profileOf,
  redoStep,
  SCRIPT_BATCH_MAX,
  undoStep,
  UNDO_MAX,
  withEdit,
  type EditedScript,
  type LineChange,
  type ScriptEdit,
  type ScriptEditRefusal,
  type ScriptLogResult,
  type UndoHistory,
} from '@oshimado/domain';
import type {
  LoadedLines,
  ScriptEditorContext,
  ScriptEditorInput,
  ScriptSight,
} from './script-editor.types';

type Context = ScriptEditorContext;
type Step = Partial<Context>;

/**
 * Whether the server surely did nothing. A call without an answer may have arrived all the same, and an unknown line (404)
 * means that the server holds something else than we know.
 */
function isSurelyRefused(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return (
    typeof status === 'number' && status >= 400 && status < 500 && ![404, 408].includes(status)
  );
}

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
  isSending: false,
  unsent: [],
  isSaveWanted: false,
  failures: 0,
  error: null,
  line: null,
  profile: profileOf(input.profiles ?? [], '').id,
  nextKey: 1,
});

/** Changes to send: the difference to what the server has, including the batch being sent. */
function unsentOf({ held, batch, isSending, script }: Context): readonly LineChange[] {
  return changesBetween(batch && isSending ? afterBatch(held, batch) : held, script.lines);
}

const withUnsent = (context: Context, step: Step): Step => ({
  ...step,
  unsent: unsentOf({ ...context, ...step }),
});

/** Another script, as the server holds it; the profiles stay, for they are the viewer's own. */
export function loadedStep({ script }: Context, { startedAt, lines }: LoadedLines): Step {
  const loaded = linesFromServer(lines, startedAt, profileOf(script.profiles, '').id);
  return {
    startedAt,
    script: { ...script, lines: loaded },
    history: emptyHistory,
    held: heldFromServer(loaded),
    unsent: [],
    error: null,
    failures: 0,
  };
}

/** Goes over to another script; whatever was unsaved is given up. */
export const openedStep = ({ script }: Context, { target, isOverriding }: ScriptSight): Step => ({
  target,
  isOverriding,
  next: null,
  script: { ...script, lines: [] },
  history: emptyHistory,
  held: new Map(),
  batch: null,
  isSending: false,
  unsent: [],
  isSaveWanted: false,
  line: null,
});

/** Another script is shown: what was chosen and is gone is chosen no more. */
function shownStep(
  context: Context,
  script: EditedScript,
  history: UndoHistory<EditedScript>,
): Step {
  const hasLine = script.lines.some(({ key }) => key === context.line);
  return withUnsent(context, {
    script,
    history,
    line: hasLine ? context.line : null,
    profile: profileOf(script.profiles, context.profile).id,
  });
}

/** "After clear, import and continuous" the lines are sent at once. */
const SAVED_AT_ONCE: readonly string[] = ['lines.clear', 'lines.import', 'lines.continue'];

/** The context after an edit, or why there is none. */
export function editStep(context: Context, edit: ScriptEdit): Step | ScriptEditRefusal {
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

/** The batch goes on its way; what does not fit into one call follows at once. */
export function sendingStep(context: Context): Step {
  const batch = batchOf(unsentOf({ ...context, batch: null }), context.script.lines);
  const isSaveWanted = context.unsent.length > SCRIPT_BATCH_MAX;
  return withUnsent(context, { batch, isSending: true, isSaveWanted });
}

const settledStep = (context: Context, held: Context['held']): Step => {
  const step = withUnsent(context, { held, batch: null, isSending: false });
  return { ...step, isSaveWanted: context.isSaveWanted && step.unsent?.length !== 0 };
};

/** Whether the answer names an id for every Add. */
export const isAnsweredWhole = (
  { held, batch }: Context,
  results: readonly ScriptLogResult[],
): boolean => batch === null || acknowledged(held, batch, results).isWhole;

/** The server has the batch. */
export function acknowledgedStep(context: Context, results: readonly ScriptLogResult[]): Step {
  const { held, batch } = context;
  const after = batch ? acknowledged(held, batch, results).held : held;
  return { ...settledStep(context, after), failures: 0, error: null };
}

/** Nothing is lost: what was sent is unsent again, in front of what came later. The batch stays while its fate is unknown. */
export function failedStep(context: Context, error: unknown): Step {
  const batch = isSurelyRefused(error) ? null : context.batch;
  const step = withUnsent(context, { batch, isSending: false });
  // A wish is done with once it was tried: left standing, it would try again without any distance.
  return {
    ...step,
    isSaveWanted: false,
    error: failureCode(error),
    failures: context.failures + 1,
  };
}

/** What the server holds could not be asked: that tells nothing about the batch. */
export const uncheckedStep = ({ failures }: Context, error: unknown): Step => ({
  isSaveWanted: false,
  error: failureCode(error),
  failures: failures + 1,
});

/** What the server turned out to hold after a lost answer. What is still missing there is sent at once. */
export function reconciledStep(context: Context, { lines }: LoadedLines): Step {
  const { held, batch, startedAt, script } = context;
  const found = heldFromServer(linesFromServer(lines, startedAt, ''));
  const authors = {
    wanted: new Map(script.lines.map(({ key, author }) => [key, author])),
    found: new Map(lines.map(({ id, name }) => [id, name])),
  };
  const after = batch ? heldAfterLoss(held, batch, found, authors) : found;
  const step = settledStep({ ...context, isSaveWanted: true }, after);
  return { ...step, error: null, failures: step.unsent?.length === 0 ? 0 : context.failures };
}
