/**
 * A file of the page, code or sentences, that could not be fetched. The rejected promise stays cached until an error boundary has
 * shown the failure and calls `forget`: if it were dropped at once, each render would fetch again and the failure would never show.
 */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('A file of the page could not be loaded.', { cause });
  }
}
