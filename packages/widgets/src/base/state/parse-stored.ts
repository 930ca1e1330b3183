/** The parsed text; undefined if there is none, or it is no JSON: another script, or a full storage, has left it so. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    // As if there were none.
    return undefined;
  }
}
