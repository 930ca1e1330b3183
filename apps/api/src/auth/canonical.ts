/**
 * The last character of a base64url text may hold bits that stand for nothing, and readers skip over them. Only one way of
 * writing a token is ours, so that no altered text is taken for the same token.
 */
export const isCanonical = (part: string): boolean =>
  Buffer.from(part, 'base64url').toString('base64url') === part;
