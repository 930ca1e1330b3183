/**
 * A live board whose machine is code of its own: a page is drawn and taken over without it. Until it is there, the board says
 * what the machine will begin with, and keeps what it is told.
 */
import type { Client } from '@oshimado/contract';
import { firstSnapshot, type LiveFeedInput } from '@oshimado/machines/live-feed';
import { useEffect, useState } from 'react';
import type { Subscription } from 'xstate';
import type { StartedLiveFeed } from './start-live-feed';
import {
  inputOf,
  useLiveFeedFacts,
  type LiveFeedActor,
  type LiveFeedActorOptions,
} from './use-live-feed';

export interface LateLiveFeed extends LiveFeedActor {
  /** Asks for the board whatever its age; rejects when it could not be had. */
  readonly refresh: () => Promise<void>;
}

const load = () => import('./start-live-feed');

function lateLiveFeed(client: Client, input: LiveFeedInput) {
  let first = firstSnapshot(input);
  let started: StartedLiveFeed | undefined;
  let attempt: Promise<void> | undefined;
  let isWanted = false;
  const waiting: ((feed: StartedLiveFeed) => void)[] = [];
  const listeners = new Set<() => void>();
  const tellListeners = () => listeners.forEach((listener) => listener());

  async function begin() {
    try {
      const { startLiveFeed } = await load();
      if (!isWanted || started) return;
      started = startLiveFeed(client, input);
      started.subscribe(tellListeners);
      for (const task of waiting) task(started);
    } catch {
      // As a board that could not be had: whatever it is told next is a reason to try again.
      const error = navigator.onLine ? 'network' : 'offline';
      first = { context: { ...first.context, error }, matches: () => false, hasTag: () => false };
    } finally {
      attempt = undefined;
    }
    tellListeners();
  }
  const beginOnce = () => (attempt ??= begin());
  const whenStarted = (task: (feed: StartedLiveFeed) => void) => {
    if (started) task(started);
    else waiting.push(task);
  };

  const feed: LateLiveFeed = {
    getSnapshot: () => started?.getSnapshot() ?? first,
    send: (event) => {
      whenStarted((machine) => machine.send(event));
      if (isWanted && !started) void beginOnce();
    },
    on: (type, handler) => {
      let isOff = false;
      let subscription: Subscription | undefined;
      whenStarted((machine) => {
        if (!isOff) subscription = machine.on(type, handler);
      });
      return {
        unsubscribe: () => {
          isOff = true;
          subscription?.unsubscribe();
        },
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
    refresh: async () => {
      const { refreshLiveFeed } = await load();
      if (!started) await beginOnce();
      if (started) await refreshLiveFeed(started);
    },
  };
  const start = () => {
    isWanted = true;
    void beginOnce();
    return () => {
      isWanted = false;
      started?.stop();
    };
  };
  return { feed, start };
}

/** As `useLiveFeedActor`, for a page that is drawn before its machines are there. */
export function useLateLiveFeed(options: LiveFeedActorOptions): LateLiveFeed {
  const [{ feed, start }] = useState(() => lateLiveFeed(options.client, inputOf(options)));
  useEffect(start, [start]);
  useLiveFeedFacts(feed, options);
  return feed;
}
