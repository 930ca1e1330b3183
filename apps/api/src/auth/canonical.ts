/**
 * Whether a base64url text is canonical. The last character may contain unused bits that decoders ignore; refusing other
 * spellings means that no altered text is accepted as the same token.
 */
export const isCanonical = (part: string): boolean =>
  Buffer.from(part, 'base64url').toString('base64url') === part;
