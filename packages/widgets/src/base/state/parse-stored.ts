import { parseUntrusted } from '@oshimado/domain';

/** The parsed text; undefined if there is none, or it cannot be parsed. */
export function parseStored(text: string | null): unknown {
  const json = text === null ? undefined : parseUntrusted(text);
  return json?.ok ? json.value : undefined;
}
