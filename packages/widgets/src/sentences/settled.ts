import type { Translate } from '@oshimado/locales';

/** A promise whose value React reads without waiting for it. */
export const settled = (translate: Translate) =>
  Object.assign(Promise.resolve(translate), { status: 'fulfilled', value: translate });
