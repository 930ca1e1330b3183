/**
 * `access`: the key is refused. `missing`: not found. `busy`: too many requests. `spent`: the day's allowance is used up.
 * `known`: what was to be made is there already. `unreachable`: no complete response. `unreadable`: a response, but not one of this API. `refused`: any other refusal.
 */
export type FailureKind =
  | 'access'
  | 'missing'
  | 'busy'
  | 'spent'
  | 'unreachable'
  | 'unreadable'
  | 'refused'
  | 'known';

/** A failed request to the service, with a message that a person can act on. */
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

/** Whether a retry may help. */
export const isPassing = (error: unknown): error is SourceFailure =>
  error instanceof SourceFailure && PASSING.has(error.kind);

/** Whether a retry of this request never helps, but other requests may succeed. */
export const isHopeless = (error: unknown): boolean =>
  error instanceof SourceFailure && ['missing', 'refused', 'unreadable'].includes(error.kind);

export const isMissing = (error: unknown): boolean =>
  error instanceof SourceFailure && error.kind === 'missing';
