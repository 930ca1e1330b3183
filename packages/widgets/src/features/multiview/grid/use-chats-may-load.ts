import { useEffect, useSyncExternalStore } from 'react';
import { useMultiview } from './MultiviewProvider';

/** Whether chats may load: after the players. `isWanted`: this one knows what it would load. */
export function useChatsMayLoad(isWanted: boolean): boolean {
  const { queue } = useMultiview();
  useEffect(() => {
    if (isWanted) queue.requestChats();
  }, [queue, isWanted]);
  return useSyncExternalStore(queue.subscribe, queue.mayStartChats, () => false);
}
