/** Where the frames of players come from, as the server of an element says. */
import type { FrameOrigins } from '@oshimado/contract';
import { defaultFrameOrigins } from '@oshimado/domain';

const isFrameOrigins = (value: unknown): value is FrameOrigins => {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Readonly<Record<string, unknown>>;
  return Object.entries(defaultFrameOrigins).every(
    ([name, fallback]) => typeof given[name] === typeof fallback,
  );
};

/** The platforms' own origins, if the server has no such file: it then has no pages for frames either. */
export async function loadFrameOrigins(origin: string, signal: AbortSignal): Promise<FrameOrigins> {
  const answer = await fetch(`${origin}/v1/frames.json`, { signal, credentials: 'omit' });
  if (!answer.ok) return defaultFrameOrigins;
  // Some servers have a page for every address.
  const origins: unknown = await answer.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
  });
  return isFrameOrigins(origins) ? origins : defaultFrameOrigins;
}
