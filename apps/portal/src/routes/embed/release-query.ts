import { isEmbedRelease, type EmbedRelease } from '@oshimado/widgets/internal/features/embed-maker';
import { loadEmbedFile, retryWhileBuilding } from './embed-file';

const PATH = '/embed/integrity.json';

async function loadRelease({ signal }: { signal: AbortSignal }): Promise<EmbedRelease> {
  const release = await loadEmbedFile(PATH, signal);
  if (!isEmbedRelease(release)) throw new Error(`${PATH}: no release`);
  return release;
}

/** The version that the scripts of the embeds have now. Rejects where the server has no embeds. */
export const releaseQuery = {
  queryKey: ['embed-release'],
  queryFn: loadRelease,
  ...retryWhileBuilding,
};
