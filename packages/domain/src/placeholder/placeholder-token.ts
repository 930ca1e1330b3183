/** The token in the link of a chat bot, read without verifying it: only the server can. */

/** Who a link was made for. */
export interface PlaceholderToken {
  /** Name or id of who asked the bot; null if the token does not say. */
  readonly user: string | null;
  /** Id of the chat server; null if the token does not say. */
  readonly server: string | null;
  /** Code of an invitation to that server; null if it has none that can be looked up. */
  readonly invite: string | null;
  /** Epoch ms. */
  readonly expiresAt: number;
}

const INVITE =
  /^(?:https?:\/\/(?:www\.)?discord(?:\.gg|(?:app)?\.com\/invite)\/)?([\w-]{2,100})\/?$/i;
const TEXT_MAX = 200;

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, TEXT_MAX) : null;
};

function claimsOf(token: string): Readonly<Record<string, unknown>> | undefined {
  const [, payload] = token.split('.');
  if (payload === undefined) return undefined;
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    const claims: unknown = JSON.parse(text);
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    // Any text may be in an address; the page says that the link is damaged.
    return undefined;
  }
}

/** Undefined if the text is no token with an expiry. Never throws. */
export function readPlaceholderToken(token: string): PlaceholderToken | undefined {
  const claims = claimsOf(token);
  const exp = claims?.['exp'];
  if (!claims || typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
  return {
    user: textOf(claims['user']) ?? textOf(claims['sub']),
    server: textOf(claims['name']),
    invite: INVITE.exec(textOf(claims['link']) ?? '')?.[1] ?? null,
    expiresAt: exp * 1_000,
  };
}
