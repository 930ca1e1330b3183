/** Which streams of a schedule this device reminds of. */
import type { Video } from '@oshimado/contract';
import type { FoldedVideos } from '@oshimado/domain';
import { createContext, useContext } from 'react';

/** Their ids; none until they are known. */
export const RemindedContext = createContext<ReadonlySet<string>>(new Set());

/** Whether this device reminds of a stream, or of another one of its event. */
export function useIsReminded({ id }: Video, members: FoldedVideos['members']): boolean {
  const ids = useContext(RemindedContext);
  return ids.has(id) || (members.get(id) ?? []).some((one) => ids.has(one.id));
}
