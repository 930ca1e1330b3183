/**
 * Passes lines on to the frames of chats, where the browser extension types them. Messages go to the origin of each frame by name;
 * what other windows or origins post is ignored.
 */
import {
  CHAT_HELLO_MS,
  frameSyncStep,
  newFrameSync,
  readSyncAnswer,
  type FrameSync,
  type FrameSyncEvent,
  type FrameSyncStatus,
} from '@oshimado/domain';
import { createListeners } from '../../base/state/store';

/** A frame that has loaded. */
export interface RelayFrame {
  /** Its window is null once it has left the page. */
  readonly element: Pick<HTMLIFrameElement, 'contentWindow'>;
  readonly origin: string;
}

export interface ChatRelay {
  /** The frame of this chat has loaded; null: it is gone. */
  readonly attach: (link: string, frame: RelayFrame | null) => void;
  /** It is time for the greeting of this chat. */
  readonly greet: (link: string) => void;
  /** Passes a line on to this chat. */
  readonly say: (link: string, text: string) => void;
  /** A message that this page received. */
  readonly receive: (message: Pick<MessageEvent, 'source' | 'origin' | 'data'>) => void;
  /** How far the greeting of this chat has come; undefined before it. */
  readonly statusOf: (link: string) => FrameSyncStatus | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops what is waiting. */
  readonly stop: () => void;
}

interface Entry {
  frame: RelayFrame | null;
  sync: FrameSync;
  isGreeted: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Ids of requests are random numbers as text. */
const randomId = () => String(Math.random());

export function createChatRelay(newId: () => string = randomId): ChatRelay {
  const entries = new Map<string, Entry>();
  const { notify, subscribe } = createListeners();

  function entryOf(link: string): Entry {
    const entry = entries.get(link) ?? {
      frame: null,
      sync: newFrameSync,
      isGreeted: false,
      timer: undefined,
    };
    entries.set(link, entry);
    return entry;
  }

  function wait(link: string, entry: Entry, ms: number) {
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => take(link, due(entry)), ms);
  }

  const due = ({ frame }: Entry): FrameSyncEvent => ({
    type: 'due',
    isLoaded: frame?.element.contentWindow != null,
    id: newId(),
  });

  function take(link: string, event: FrameSyncEvent) {
    const entry = entryOf(link);
    const { sync, messages, waitMs } = frameSyncStep(entry.sync, event);
    const isChanged = sync.status !== entry.sync.status;
    entry.sync = sync;
    const { frame } = entry;
    for (const message of messages)
      frame?.element.contentWindow?.postMessage(message, frame.origin);
    if (waitMs !== undefined) wait(link, entry, waitMs);
    if (isChanged) notify();
  }

  function forget(link: string) {
    clearTimeout(entries.get(link)?.timer);
    entries.delete(link);
  }

  return {
    attach: (link, frame) => {
      if (frame === null) return forget(link);
      const entry = entryOf(link);
      entry.frame = frame;
      // Another document: it has not been greeted, and its script may load late.
      if (!entry.isGreeted || entry.sync.status === 'waiting') return;
      entry.sync = newFrameSync;
      wait(link, entry, CHAT_HELLO_MS);
    },
    greet: (link) => {
      const entry = entryOf(link);
      entry.isGreeted = true;
      take(link, due(entry));
    },
    say: (link, text) => take(link, { type: 'line', text, id: newId() }),
    receive: ({ source, origin, data }) => {
      const answer = source === null ? undefined : readSyncAnswer(data);
      if (!answer) return;
      for (const [link, { frame }] of entries) {
        const isIts = frame?.element.contentWindow === source && frame?.origin === origin;
        if (isIts) take(link, { type: 'answered', answer, id: newId() });
      }
    },
    statusOf: (link) => entries.get(link)?.sync.status,
    subscribe,
    stop: () => entries.forEach(({ timer }) => clearTimeout(timer)),
  };
}
