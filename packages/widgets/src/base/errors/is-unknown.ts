import { CallError } from '@oshimado/contract';

/** The call failed because the id is unknown (404) or malformed (400). */
export const isUnknown = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400);
