import type { CollabChoice } from '@oshimado/domain';

/** The words of the choice about guests. */
export const COLLAB_WORDS = {
  show: 'form.collabsShow',
  hide: 'form.collabsHide',
  only: 'form.collabsOnly',
} as const satisfies Record<CollabChoice, string>;
