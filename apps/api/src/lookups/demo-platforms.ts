/** What platforms say in the demo world, where no other service is called: every invitation and every video exists, and some songs. */
import { wordSearch } from '@oshimado/domain';
import { songCatalog } from '../sources/demo/content/songs';
import type { Platforms } from './platforms';

const TRACKS_MAX = 20;

export const demoPlatforms: Platforms = {
  invite: async (code) => ({ code, guild: { id: '0', name: `Demo server ${code}` } }),
  video: async (id) => ({
    id,
    title: `Demo video ${id}`,
    channel: { id: null, name: 'Demo channel' },
  }),
  music: async (words) => ({
    tracks: songCatalog()
      .filter((track) =>
        wordSearch(words)(track.name, track.english_name ?? '', track.original_artist),
      )
      .slice(0, TRACKS_MAX),
  }),
};
