/** The calls of groups of favorites, each once. */
import type { CallName } from '@oshimado/contract';
import { ids } from '../fixtures/world';
import { first, type Scenario } from './scenario';

type GroupCallName = Extract<CallName, `${string}FavoriteGroups`>;

const group = {
  op: 'put',
  id: 'a1b2c3d4-gamers',
  name: 'Gamers',
  color: 'teal',
  position: 1,
  channel_ids: [ids.sora],
  at: '2026-01-02T12:00:00.000Z',
} as const;

export const groupScenarios: { readonly [K in GroupCallName]: Scenario<K> } = {
  getFavoriteGroups: {
    request: async (context) => {
      for (const who of ['user', 'other', 'editor', 'admin'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as the callers of a table are
        await first(context, who, 'PATCH', '/users/favorites/groups', [group]);
      }
      return {};
    },
  },
  patchFavoriteGroups: {
    request: () => ({ body: [{ ...group, channel_ids: [...group.channel_ids] }] }),
  },
};
