/** Channels for tests; not part of what the package exports. */
import type { StoredChannel } from '@oshimado/domain';

export const channelOf = (id: string): StoredChannel => ({
  id,
  name: id,
  english_name: null,
  type: 'vtuber',
  org: 'Hololive',
  suborg: null,
  group: null,
  photo: '',
});
