/** Sends a placeholder; another one close by is answered instead. */
import type { AnswerOf, BodyOf, Video } from '@oshimado/contract';
import type { PlaceholderValues } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useClient } from '../../base/context';
import { LIVE_BOARD, SCHEDULE, VIDEO, VIDEO_LISTS } from '../../base/queries';
import { useSentMutation } from '../../base/toasts';
import {
  NoPlaceholderError,
  saveProblemOf,
  type SaveFailure,
  type SaveProblem,
} from './placeholder-editor.connect';

interface SentPlaceholder {
  readonly body: BodyOf<'postPlaceholder'>;
  /** What the form held: it may hold more by the time of the answer. */
  readonly values: PlaceholderValues;
}

export interface PlaceholderSaving {
  readonly isBusy: boolean;
  readonly failure: SaveFailure | undefined;
  /** What was thrown by the last attempt; null where it did not fail. */
  readonly error: unknown;
  /** What was done last; undefined after a failure and before the first time. */
  readonly done: 'created' | 'saved' | undefined;
  /** Another placeholder of the channel at about the same time. */
  readonly nearby: Video | undefined;
  readonly send: (sent: SentPlaceholder) => void;
  /** Forgets the last result. */
  readonly reset: () => void;
}

interface SaveOptions {
  /** Token of a bot's link; undefined to use the login. */
  readonly token: string | undefined;
  readonly onSaved: (video: Video, values: PlaceholderValues) => void;
  readonly onProblem: (problem: SaveProblem) => void;
}

export function useSavePlaceholder({ token, onSaved, onProblem }: SaveOptions): PlaceholderSaving {
  const client = useClient();
  const queries = useQueryClient();
  const [nearby, setNearby] = useState<Video>();
  const saving = useSentMutation({
    mutationFn: async ({ body }: SentPlaceholder) => {
      const answer = await client.postPlaceholder({ token, body });
      if (Array.isArray(answer) && answer.length === 0) throw new NoPlaceholderError();
      return answer;
    },
    onSuccess: (answer) => {
      if (!Array.isArray(answer)) return;
      for (const key of [LIVE_BOARD, SCHEDULE, VIDEO_LISTS, VIDEO]) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
    },
  });
  // These are not called after a reset: the form holds another placeholder then.
  const outcome = {
    onSuccess: (answer: AnswerOf<'postPlaceholder'>, { values }: SentPlaceholder) => {
      if (!Array.isArray(answer)) setNearby(answer.placeholder);
      else if (answer[0]) onSaved(answer[0], values);
    },
    onError: (thrown: Error) => onProblem(saveProblemOf(thrown, token !== undefined)),
  };
  const { variables, data, error, reset: forget } = saving;
  const isDone = saving.isSuccess && Array.isArray(data);
  return {
    isBusy: saving.isPending,
    failure: error ? saveProblemOf(error, token !== undefined).failure : undefined,
    error,
    done: isDone ? (variables?.body.id === undefined ? 'created' : 'saved') : undefined,
    nearby,
    send: (sent) => {
      setNearby(undefined);
      saving.mutate(sent, outcome);
    },
    reset: useCallback(() => {
      setNearby(undefined);
      forget();
    }, [forget]),
  };
}
