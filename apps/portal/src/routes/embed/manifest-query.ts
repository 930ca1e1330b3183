/** The Custom Elements Manifest of the embeds. The page may ask its own origin only, so the portal's server has a copy of it. */
const PATH = '/embed/custom-elements.json';

async function loadManifest({ signal }: { signal: AbortSignal }): Promise<unknown> {
  const answer = await fetch(PATH, { credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`${PATH}: status ${answer.status}`);
  return answer.json();
}

/** Rejects where the server has no embeds. */
export const manifestQuery = {
  queryKey: ['embed-manifest'],
  queryFn: loadManifest,
  retry: false,
  // It changes with the server's version.
  staleTime: Infinity,
};
