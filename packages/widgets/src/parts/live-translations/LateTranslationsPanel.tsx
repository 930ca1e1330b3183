import { latePart, PartFailed } from '../../base/late-part';

/** `WholeTranslationsPanel` as a part of its own: who does not open it loads none of it. */
export const LateTranslationsPanel = latePart(() => import('./late-translations-panel'), {
  Failed: PartFailed,
});
