/** The calls of `/admin`, each once. */
import type { AdminClient, ChannelListState, ListedChannel, ListedOrg } from '@oshimado/contract';
import { NOTED_SOURCES, type NotedSources } from '../../apps/api/src/sources/note-sources';
import { videoId } from '../fixtures/world';
import { newPerson } from './people';
import { byEditors, editorsOnly, first, type Scenario, type ScenarioContext } from './scenario';

const byAdmins = { as: 'admin', status: { ...editorsOnly, editor: 403 } } as const;

/** What a feeding process noted at this time: YouTube is well, Twitch was refused. */
export const notedAt = (now: number): NotedSources => ({
  at: now,
  sources: [
    {
      name: 'youtube',
      status: {
        checkedAt: now - 20_000,
        nextAt: now + 40_000,
        trouble: undefined,
        channels: 12,
        videos: { live: 2, upcoming: 7 },
        unleased: 1,
        leaseEndsAt: now + 3_600_000,
        units: {
          limit: 10_000,
          total: 1_250,
          used: { videos: 1_200, channels: 10, playlistItems: 40 },
          resetAt: now + 43_200_000,
          isSpent: false,
          stretch: 1,
        },
      },
    },
    {
      name: 'twitch',
      status: {
        checkedAt: now - 600_000,
        trouble: 'Twitch answers HTTP 503',
        channels: 3,
        videos: {},
        rate: { limit: 800, remaining: 799 },
      },
      lastError: { at: now - 540_000, text: 'Twitch answers HTTP 503' },
    },
  ],
});

const LIST = '/admin/channel-list';

const newReport = async (context: ScenarioContext): Promise<string> => {
  const { id } = await first<{ id: string }>(
    context,
    'user',
    'POST',
    `/reports/video/${videoId('past-sora')}`,
    [{ name: 'Reason', value: 'Incorrect video topic' }],
  );
  return id;
};

/** A channel of the list, added by an admin; a new one for each call. */
const newListed = async (context: ScenarioContext): Promise<ListedChannel> => {
  const [last] = await first<ListedChannel[]>(context, 'admin', 'GET', `${LIST}/channels?limit=1`);
  const number = Number(last?.id.slice(2) ?? 0) + 1;
  return first(context, 'admin', 'PUT', `${LIST}/channels`, {
    channel: { name: 'Hoshino Sora', youtube: `UC${String(number).padStart(22, '0')}`, lang: 'ja' },
  });
};

/** An organization of the list without channels; a new one for each call. */
const newListedOrg = async (context: ScenarioContext): Promise<ListedOrg> => {
  const { orgs } = await first<ChannelListState>(context, 'admin', 'GET', LIST);
  const name = `Window Works ${orgs.length + 1}`;
  return first(context, 'admin', 'PUT', `${LIST}/orgs`, {
    org: { name, groups: [{ name: 'First' }] },
  });
};

export const adminScenarios: { readonly [K in keyof AdminClient]: Scenario<K> } = {
  getReports: {
    request: async (context) => {
      await newReport(context);
      return { query: { kind: 'video', limit: 1 } };
    },
    ...byEditors,
  },
  postReport: {
    request: async (context) => ({
      params: { id: await newReport(context) },
      body: { state: 'done', note: 'The topic is right now.' },
    }),
    ...byEditors,
  },
  getPeople: {
    request: () => ({ query: { role: 'admin', limit: 1 } }),
    ...byAdmins,
  },
  postPerson: {
    request: async ({ api }) => ({
      params: { id: (await newPerson(api, 'user', 'somebody')).id },
      body: { do: 'setRole', role: 'editor' },
    }),
    ...byAdmins,
  },
  deletePerson: {
    request: async ({ api }) => ({
      params: { id: (await newPerson(api, 'user', 'leaving')).id },
      body: { confirm: 'delete' },
    }),
    ...byAdmins,
  },
  getSecurityLog: {
    request: async (context) => {
      await first(context, 'user', 'GET', '/user/export');
      return { query: { event: 'export', limit: 1 } };
    },
    ...byAdmins,
  },
  postEditsRevert: {
    request: async (context) => {
      const video = videoId('past-kuzu');
      await first(context, 'editor', 'POST', '/topics/video', { videoId: video, topicId: null });
      await first(context, 'user', 'POST', '/topics/video', { videoId: video, topicId: 'singing' });
      const [entry] = await first<{ id: string }[]>(
        context,
        'editor',
        'GET',
        `/audit?video_id=${video}&limit=1`,
      );
      return { body: { ids: [entry?.id ?? ''] } };
    },
    ...byEditors,
  },
  getSources: {
    request: async ({ api }) => {
      await api.store.source.saveProgress(NOTED_SOURCES, notedAt(api.now()));
      return {};
    },
    ...byAdmins,
  },
  getLimitHits: {
    request: ({ api }) => {
      api.store.limitHits.note({
        limit: 'search',
        kind: 'guest',
        network: 'ipv4',
        call: 'POST /api/v2/search/videoSearch',
      });
      return {};
    },
    ...byAdmins,
  },
  getPlaceholders: {
    request: () => ({ query: { when: 'upcoming', limit: 1 } }),
    ...byEditors,
  },
  getChannelList: { request: () => ({}), ...byAdmins },
  getListedChannels: {
    request: async (context) => {
      await newListed(context);
      return { query: { q: 'sora', limit: 1 } };
    },
    ...byAdmins,
  },
  putListedChannel: {
    request: async (context) => {
      const { id, version } = await newListed(context);
      return {
        body: {
          before: { id, version },
          channel: { name: '星野そら', english_name: 'Hoshino Sora', youtube: id, inactive: true },
        },
      };
    },
    ...byAdmins,
  },
  deleteListedChannel: {
    request: async (context) => {
      const { id, version } = await newListed(context);
      return { params: { id }, query: { version } };
    },
    ...byAdmins,
  },
  putListedOrg: {
    request: async (context) => {
      const { name, version } = await newListedOrg(context);
      return {
        body: {
          before: { name, version },
          org: { name, name_jp: '窓工房', groups: [{ name: 'Debut', before: 'First' }] },
        },
      };
    },
    ...byAdmins,
  },
  deleteListedOrg: {
    request: async (context) => {
      const { name, version } = await newListedOrg(context);
      return { params: { name }, query: { version } };
    },
    ...byAdmins,
  },
  postChannelImport: {
    request: () => ({
      body: { form: 'csv', text: 'name,youtube\nHaru,@haru\n', dry_run: true },
    }),
    ...byAdmins,
  },
  getChannelExport: {
    request: () => ({ query: { form: 'csv' } }),
    ...byAdmins,
  },
};
