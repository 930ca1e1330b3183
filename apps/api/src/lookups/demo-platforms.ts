/** What platforms say in the demo world, where no other service is called: every invitation and every video exists. */
import type { Platforms } from './platforms';

export const demoPlatforms: Platforms = {
  invite: async (code) => ({ code, guild: { id: '0', name: `Demo server ${code}` } }),
  video: async (id) => ({
    id,
    title: `Demo video ${id}`,
    channel: { id: null, name: 'Demo channel' },
  }),
};
