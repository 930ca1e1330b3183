import type { Source } from '../source';

/** Placeholder until the mirror lands in this branch. */
export function createHolodexSource(_options: { url: string; key?: string | undefined }): Source {
  throw new Error('not there yet');
}
