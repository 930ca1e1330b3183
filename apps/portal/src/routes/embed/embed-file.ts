/** The server still builds its embeds: it has been started for the first time. */
class StillBuilding extends Error {}
/** The server could not build its embeds, and does not try again. */
class NotBuilt extends Error {}

/** Reads a JSON file about the embeds. The page may ask its own origin only, so the portal's server has a copy of it. */
export async function loadEmbedFile(path: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(path, { credentials: 'omit', signal });
  if (answer.ok) return answer.json();
  const message = `${path}: status ${answer.status}`;
  // A server in front of it says 503 without a word of JSON, and knows nothing of the build.
  const isOwn = answer.headers.get('content-type')?.startsWith('application/json');
  if (answer.status !== 503 || !isOwn) throw new Error(message);
  throw answer.headers.has('retry-after') ? new StillBuilding(message) : new NotBuilt(message);
}

/** What keeps the server from showing embeds, from why they could not be read last; undefined where it is something else, or nothing. */
export const hindranceOf = (reason: Error | null): 'building' | 'failed' | undefined =>
  reason instanceof StillBuilding ? 'building' : reason instanceof NotBuilt ? 'failed' : undefined;

const FIRST_MS = 5_000;
/** The longest pause between two requests. A build takes a minute or two. */
const LONGEST_MS = 60_000;

/** Of queries for such files. */
export const retryWhileBuilding = {
  retry: (_failures: number, error: Error) => error instanceof StillBuilding,
  retryDelay: (failures: number) => Math.min(FIRST_MS * 2 ** failures, LONGEST_MS),
};
