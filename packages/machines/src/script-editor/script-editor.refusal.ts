/** Saves that the server refuses: the lines at fault are held back until they change, and the others go on. Pure. */
import { logRefusal, refusedLines, type LineChange, type RefusedLine } from '@oshimado/domain';
import { hasSendable, withUnsent, type FailedCall } from './script-editor.context';
import type { ScriptEditorContext } from './script-editor.types';

type Context = ScriptEditorContext;
type Step = Partial<Context>;

/** How often a line that is another one on the server is compared with it before it is held back. */
const COMPARED_MAX = 3;
/** How many refusals in a row may be spent on finding the line at fault. */
const SEARCHED_MAX = 20;

/** Whether a call was refused and would be refused again: of lines that others have changed, after comparing a few times. */
export function isRefused({ refusals }: Context, { call, error }: FailedCall): boolean {
  const refusal = logRefusal(error);
  if (!refusal) return false;
  return call === 'check' || refusal.reason !== 'changed' || refusals >= COMPARED_MAX;
}

/** Nothing of the script is taken: everything unsent is held back. */
function allRefused(context: Context, batch: Context['batch']): Step {
  const step = withUnsent(context, { batch, isSending: false });
  const contents = new Map(context.script.lines.map((line) => [line.key, line]));
  const { held } = context;
  return { ...step, refused: refusedLines(step.unsent ?? [], 'script', { contents, held }) };
}

function lineRefused(context: Context, refused: readonly RefusedLine[]): Step {
  return withUnsent(context, {
    batch: null,
    isSending: false,
    refused: [...context.refused, ...refused],
  });
}

const half = (changes: readonly LineChange[]) => Math.ceil(changes.length / 2);

function searchedStep(context: Context, { call, error }: FailedCall): Step {
  const { batch, held, refusals } = context;
  const refusal = logRefusal(error);
  if (call === 'check' || !batch || !refusal) return allRefused(context, batch);
  if (refusal.reason === 'script' || refusals >= SEARCHED_MAX) return allRefused(context, null);
  const sent = refusedLines(batch.changes, refusal.reason, { contents: batch.contents, held });
  const at = refusal.at ?? (sent.length === 1 ? 0 : undefined);
  const fault = at === undefined ? undefined : sent[at];
  if (fault) return lineRefused(context, [fault]);
  const step = withUnsent(context, { batch: null, isSending: false });
  return { ...step, batchMax: half(batch.changes) };
}

/**
 * Holds back the line that the server named, or everything if nothing of the script is taken. Where the server names none, less is
 * sent at a time until one line is left. What is not held back is sent at once.
 */
export function refusedStep(context: Context, failed: FailedCall): Step {
  const step = searchedStep(context, failed);
  return {
    ...step,
    isSaveWanted: hasSendable({ ...context, ...step }),
    refusals: context.refusals + 1,
    failures: 0,
    error: null,
    waitS: null,
  };
}
