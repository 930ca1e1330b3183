/** The calls of a schedule's month and picture, each once. */
import type { CallName } from '@oshimado/contract';
import { ids, videoId } from '../fixtures/world';
import { first, type Scenario } from './scenario';

type ScheduleCallName = Extract<CallName, `${string}ScheduleDays` | `${string}SchedulePicture`>;

const query = { from: '2026-03-01', to: '2026-03-02', zone: 'Europe/Berlin' };

export const scheduleScenarios: { readonly [K in ScheduleCallName]: Scenario<K> } = {
  getScheduleDays: { request: () => ({ query: { ...query, org: ['Hololive'] } }) },
  getUsersScheduleDays: {
    request: async (context) => {
      for (const who of ['user', 'other', 'editor', 'admin'] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as the callers of a table are
        await first(context, who, 'PATCH', '/users/favorites', [
          { op: 'add', channel_id: ids.sora },
        ]);
      }
      return { query };
    },
  },
  getUsersSchedulePicture: {
    request: () => ({
      query: { ids: [videoId('live-sora'), videoId('live-kuzu')], zone: 'Europe/Berlin' },
    }),
  },
};
