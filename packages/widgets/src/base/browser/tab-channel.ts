import { onPageReturn } from './on-page-return';

/** Sends messages to the other tabs of this origin and receives theirs. */
export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  readonly onMessage: (listener: (message: Message) => void) => void;
}

/**
 * The channel with a name; undefined on a server. On a page that returns from the back/forward cache the listener gets `missed`, in place
 * of the messages that it has not received there.
 */
export function tabChannel<Message>(
  name: string,
  missed: Message,
): TabChannel<Message> | undefined {
  // A server has a BroadcastChannel too, which would keep its process running.
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
      onPageReturn(() => listener(missed));
    },
  };
}
