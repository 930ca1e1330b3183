/** Videos as a playlist holds them, for tests. */
import type { PlaylistVideo } from '@oshimado/contract';

export const listed = (id: string): PlaylistVideo => ({
  id,
  title: id,
  type: 'stream',
  status: 'past',
  duration: 3_600,
  available_at: '2026-01-10T12:00:00.000Z',
  published_at: null,
  channel: {
    id: 'UCown',
    name: '星見みなと',
    english_name: 'Hoshimi Minato',
    type: 'vtuber',
    org: 'Hololive',
    suborg: null,
    photo: '',
  },
});
