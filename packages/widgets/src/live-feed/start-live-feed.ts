/** The machine of a live board with its port, the client. */
import { rowsOf, type Client, type Video } from '@oshimado/contract';
import {
  isBusy,
  liveFeedMachine,
  selectError,
  type LiveFeedInput,
  type LiveFeedLoad,
  type LiveFeedQuery,
} from '@oshimado/machines/live-feed';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { joinBoards, liveQueryOf, usersLiveQueryOf } from './live-query';

function loadBoard(client: Client, query: LiveFeedQuery, signal: AbortSignal) {
  const { channels, favorites, org } = query;
  if (favorites) return client.getUsersLive(usersLiveQueryOf(), { signal });
  if (channels) return client.getUsersLive(usersLiveQueryOf(channels), { signal });
  if (org && typeof org !== 'string') return loadSeveral(client, org, signal);
  return client.getLive(liveQueryOf(org), { signal });
}

/** The server answers for one organization; who is of two, or a guest of the other, comes twice. */
async function loadSeveral(client: Client, orgs: readonly string[], signal: AbortSignal) {
  const boards = await Promise.all(orgs.map((org) => client.getLive(liveQueryOf(org), { signal })));
  return joinBoards(boards.map((board) => rowsOf<Video>(board)));
}

async function loadUnlessCalledOff(client: Client, query: LiveFeedQuery, signal: AbortSignal) {
  try {
    return await loadBoard(client, query, signal);
  } catch (error) {
    // An actor that was stopped and begun again, as strict mode does, must not take the call it let go for a failure.
    if (signal.aborted) return await new Promise<never>(() => undefined);
    throw error;
  }
}

const portOf = (client: Client) =>
  fromPromise<LiveFeedLoad, LiveFeedQuery>(async ({ input, signal }) => ({
    videos: rowsOf<Video>(await loadUnlessCalledOff(client, input, signal)),
    fetchedAt: Date.now(),
  }));

export const machineFor = (client: Client) =>
  liveFeedMachine.provide({ actors: { loadLive: portOf(client) } });

export type StartedLiveFeed = ActorRefFrom<typeof liveFeedMachine>;

export const startLiveFeed = (client: Client, input: LiveFeedInput): StartedLiveFeed =>
  createActor(machineFor(client), { input }).start();

/** Asks for the board whatever its age; rejects when it could not be had. */
export async function refreshLiveFeed(feed: StartedLiveFeed): Promise<void> {
  feed.send({ type: 'feed.refresh', force: true });
  const state = await waitFor(feed, (snapshot) => !isBusy(snapshot));
  const error = selectError(state);
  if (error !== null) throw new Error(error);
}
