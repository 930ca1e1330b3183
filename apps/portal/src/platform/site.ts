/** What whoever runs the site may decide when the portal is built. */
export const site = {
  /** Name of the cookie that holds the token. */
  tokenCookie: import.meta.env.VITE_TOKEN_COOKIE || 'OSHIMADO_JWT',
  /** Id of the browser extension that receives token and favorites. */
  extensionId: import.meta.env.VITE_EXTENSION_ID || 'jkdnofimdhpbhdjbcdlgnccfjjkidlgp',
} as const;
