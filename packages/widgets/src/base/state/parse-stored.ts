import { parseUntrusted } from '@oshimado/domain';

/** The parsed text of a storage; undefined without a text, and for one that `parseUntrusted` refuses. */
export function parseStored(text: string | null): unknown {
  const json = text === null ? undefined : parseUntrusted(text);
  return json?.ok ? json.value : undefined;
}
