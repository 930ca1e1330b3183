/** Written as text: React 18 does not know the attribute, and leaves out unknown ones that are true. */
const WITHOUT_CREDENTIALS = { credentialless: 'true' } as const;
const NOTHING = {} as const;

/**
 * Attributes of a frame of another site. A page that is isolated (`crossOriginIsolated`: it embeds only what agrees to that) refuses the
 * players and chats of platforms, which do not. Chromium loads them there if the frame has none of its visitor's cookies, so nobody is logged
 * in; on other pages they stay.
 */
export const ofIsolatedPage = (): { readonly credentialless?: 'true' } =>
  globalThis.crossOriginIsolated ? WITHOUT_CREDENTIALS : NOTHING;
