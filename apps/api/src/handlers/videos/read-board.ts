/** Everything live and coming, as `/live` shows it, for those who hear of its changes. */
import type { Video } from '@oshimado/contract';
import { liveQuery } from '@oshimado/contract/schemas';
import type { Reads } from '../../store';
import { answerVideoList, filterOf, pageOf } from './video-list';

export async function readBoard(reads: Reads): Promise<Video[]> {
  const query = liveQuery.parse({ type: 'stream,placeholder' });
  const list = await answerVideoList(reads, {
    filter: filterOf(query),
    page: pageOf(query),
    include: ['mentions'],
    always: { liveInfo: true, translators: true },
  });
  return Array.isArray(list) ? list : list.items;
}
