/** The version that the scripts of the embeds have now. The page may ask its own origin only, so the portal's server has a copy of it. */
import { isEmbedRelease, type EmbedRelease } from '@oshimado/widgets/internal/features/embed-maker';

const PATH = '/embed/integrity.json';

async function loadRelease({ signal }: { signal: AbortSignal }): Promise<EmbedRelease> {
  const answer = await fetch(PATH, { credentials: 'omit', signal });
  const release: unknown = answer.ok ? await answer.json() : undefined;
  if (!isEmbedRelease(release)) throw new Error(`${PATH}: no release, status ${answer.status}`);
  return release;
}

/** Rejects where the server has no embeds. */
export const releaseQuery = { queryKey: ['embed-release'], queryFn: loadRelease, retry: false };
