/** "A cookie holding the token is set with the token's expiry": host-only, so that no neighbour reads it. */
export const TOKEN_COOKIE = 'OSHIMADO_JWT';

export function writeTokenCookie(token: string | null, expiresAt: number | null): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const ends =
    token === null
      ? '; max-age=0'
      : expiresAt === null
        ? ''
        : `; expires=${new Date(expiresAt).toUTCString()}`;
  document.cookie = `${TOKEN_COOKIE}=${token ?? ''}${ends}; path=/; samesite=strict${secure}`;
}
