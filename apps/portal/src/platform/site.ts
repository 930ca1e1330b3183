/** Build-time options of the site's operator. */
export const site = {
  /** Name of the cookie that holds the token. */
  tokenCookie: import.meta.env.VITE_TOKEN_COOKIE || 'OSHIMADO_JWT',
  /** Id of the browser extension that receives token and favorites. */
  extensionId: import.meta.env.VITE_EXTENSION_ID || 'jkdnofimdhpbhdjbcdlgnccfjjkidlgp',
} as const;
