/** Sends messages to the other tabs of this origin and receives theirs. */
export interface TabChannel<Message> {
  readonly post: (message: Message) => void;
  readonly onMessage: (listener: (message: Message) => void) => void;
}

/**
 * The channel with a name; undefined on a server. A page that was in the back/forward cache has received nothing there: its
 * listener gets `missed` on its return.
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
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener(missed);
      });
    },
  };
}
