/** The server still builds its embeds: it has been started for the first time. */
class StillBuilding extends Error {}

/** Reads a JSON file about the embeds. The page may ask its own origin only, so the portal's server has a copy of it. */
export async function loadEmbedFile(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, { credentials: 'omit', signal });
  if (answer.ok) return answer.json();
  const message = `${path}: status ${answer.status}`;
  throw answer.status === 503 ? new StillBuilding(message) : new Error(message);
}

/** Of queries for such files. */
export const retryWhileBuilding = {
  retry: (_failures: number, error: Error) => error instanceof StillBuilding,
  retryDelay: 5_000,
};
