/** A text instead of `true`: React 18 does not know the attribute, and does not write `true` for unknown ones. */
const WITHOUT_CREDENTIALS = { credentialless: 'true' } as const;
const NOTHING = {} as const;

/**
 * Attributes of a frame of another site. On an isolated page (`crossOriginIsolated`), a browser loads a frame only if its document sends
 * `Cross-Origin-Embedder-Policy`. The players and chats of platforms do not send it. Chromium loads them all the same if the frame is
 * `credentialless`: it has no cookies, so the viewer is not logged in there. On other pages the attribute is left out, and the cookies stay.
 */
export const ofIsolatedPage = (): { readonly credentialless?: 'true' } =>
  globalThis.crossOriginIsolated ? WITHOUT_CREDENTIALS : NOTHING;
