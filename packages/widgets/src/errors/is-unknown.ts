import { CallError } from '@oshimado/contract';

/** The server knows nothing by that id, or says that it is none. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);
