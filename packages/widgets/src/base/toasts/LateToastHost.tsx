import { latePart } from '../late-part/late-part';

// In the portal it is in a file that every page loads by itself, so that it is there when the other is not.
const PlainToasts = latePart(async () => ({
  default: (await import('./PlainToasts')).PlainToasts,
}));

/** Draws toasts over the page, with code that is fetched with the first one. */
export const LateToastHost = latePart(() => import('./ToastHost'), { Failed: PlainToasts });
