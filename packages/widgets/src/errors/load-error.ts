/**
 * A file of the page, code or sentences, that could not be fetched. What was asked for remembers its failure until a boundary has
 * shown it and calls `forget`: if it forgot by itself, React would ask again and again and show nothing.
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
