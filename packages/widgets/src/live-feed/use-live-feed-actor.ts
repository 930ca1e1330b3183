/** A live board whose machine is there from the start. */
import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { machineFor, type StartedLiveFeed } from './start-live-feed';
import { inputOf, useLiveFeedFacts, type LiveFeedActorOptions } from './use-live-feed';

/** One board for as long as the component lives; another query changes the board, not the actor. */
export function useLiveFeedActor(options: LiveFeedActorOptions): StartedLiveFeed {
  const { client } = options;
  const machine = useMemo(() => machineFor(client), [client]);
  const actor = useActorRef(machine, { input: inputOf(options) });
  useLiveFeedFacts(actor, options);
  return actor;
}
