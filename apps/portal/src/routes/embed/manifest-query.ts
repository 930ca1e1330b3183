import { loadEmbedFile, retryWhileBuilding } from './embed-file';

/** The Custom Elements Manifest of the embeds. Rejects where the server has no embeds. */
export const manifestQuery = {
  queryKey: ['embed-manifest'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    loadEmbedFile('/embed/custom-elements.json', signal),
  ...retryWhileBuilding,
  // It changes with the server's version.
  staleTime: Infinity,
};
