/**
 * `access`: the key is refused. `missing`: no such thing there. `busy`: too many requests. `unreachable`: no whole answer.
 * `unreadable`: an answer, but not one of this API. `refused`: any other no.
 */
export type FailureKind = 'access' | 'missing' | 'busy' | 'unreachable' | 'unreadable' | 'refused';

/** Why the other service gave nothing, in words a person can act on. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const PASSING: ReadonlySet<FailureKind> = new Set(['busy', 'unreachable']);

/** Whether asking again soon may help. */
export const isPassing = (error: unknown): error is SourceFailure =>
  error instanceof SourceFailure && PASSING.has(error.kind);

/** Asking for this one thing will never help, asking for others may. */
export const isHopeless = (error: unknown): boolean =>
  error instanceof SourceFailure && ['missing', 'refused', 'unreadable'].includes(error.kind);

export const isMissing = (error: unknown): boolean =>
  error instanceof SourceFailure && error.kind === 'missing';
