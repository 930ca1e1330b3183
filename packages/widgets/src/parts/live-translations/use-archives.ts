/** All lines of recordings, each room as a list. */
import type { Chat } from '@oshimado/contract';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { wholeChatQuery } from '../../base/queries';

export interface ArchiveRoom {
  /** Id of the video. */
  readonly id: string;
  readonly lang: string;
}

export type ArchiveState = 'loading' | 'failed' | 'loaded';

export interface Archives {
  /** Lines of each room, in the order of the rooms. */
  readonly lists: readonly (readonly Chat[])[];
  /** State of each room, in the order of the rooms. */
  readonly states: readonly ArchiveState[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** What was thrown by one of those that failed. */
  readonly error: unknown;
  /** Loads what has failed once more. */
  readonly retry: () => void;
}

const NONE: readonly Chat[] = [];

type Answer = UseQueryResult<readonly Chat[]>;

function stateOf({ isPending, isError, isFetching }: Answer): ArchiveState {
  if (isFetching && (isPending || isError)) return 'loading';
  // One that has not been sent waits for a connection.
  return isError || isPending ? 'failed' : 'loaded';
}

function joined(answers: readonly Answer[]): Archives {
  const states = answers.map(stateOf);
  return {
    lists: answers.map(({ data }) => data ?? NONE),
    states,
    isLoading: states.includes('loading'),
    hasFailed: states.includes('failed'),
    error: answers.find((answer) => stateOf(answer) === 'failed')?.error,
    retry: () =>
      answers.forEach((answer) => void (stateOf(answer) === 'failed' && answer.refetch())),
  };
}

export function useArchives(rooms: readonly ArchiveRoom[]): Archives {
  const client = useClient();
  return useQueries({
    queries: rooms.map(({ id, lang }) => wholeChatQuery(client, id, lang)),
    combine: joined,
  });
}
