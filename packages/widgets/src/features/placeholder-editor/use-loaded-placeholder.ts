/** The placeholder that the address names. */
import { CallError, type Video } from '@oshimado/contract';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { videoQuery } from '../../base/queries';

/** `unknown`: there is no such video; `other`: it is no placeholder. */
export type LoadState = 'none' | 'loading' | 'loaded' | 'unknown' | 'other' | 'failed';

export interface LoadedPlaceholder {
  readonly state: LoadState;
  readonly video: Video | undefined;
  /** What was thrown, where it could not be loaded. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

export function useLoadedPlaceholder(id: string | undefined): LoadedPlaceholder {
  const client = useClient();
  const query = videoQuery(client, id ?? '');
  const answer = useQuery({
    ...query,
    // Of its own: the page of the video may have an older one.
    queryKey: [...query.queryKey, 'editing'],
    enabled: id !== undefined,
    retry: false,
    // Filled once; what another editor changes meanwhile does not replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error, isFetching } = answer;
  const stateOf = (): LoadState => {
    if (id === undefined) return 'none';
    if (data) return data.type === 'placeholder' ? 'loaded' : 'other';
    if (!error) return 'loading';
    const status = error instanceof CallError ? error.status : undefined;
    return status === 404 || status === 400 ? 'unknown' : 'failed';
  };
  return {
    state: stateOf(),
    video: data,
    error,
    isRetrying: isFetching,
    retry: () => void answer.refetch(),
  };
}
