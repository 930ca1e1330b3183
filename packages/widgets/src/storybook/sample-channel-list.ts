/** What the server of stories and tests answers about the list of followed channels. */
import type {
  AdminClient,
  ChannelImport,
  ChannelListState,
  ListedChannel,
  ListedOrg,
} from '@oshimado/contract';

const channel = (number: number, more: Partial<ListedChannel>): ListedChannel => {
  const youtube = more.youtube ?? `UC${String(number).padStart(22, '0')}`;
  return {
    id: youtube.toLowerCase().startsWith('@') ? youtube.toLowerCase() : youtube,
    version: `version-${number}`,
    name: `Talent ${number}`,
    english_name: null,
    youtube,
    type: 'vtuber',
    org: null,
    group: null,
    lang: null,
    twitch: null,
    twitter: null,
    inactive: false,
    ...more,
  };
};

export const sampleListed: readonly ListedChannel[] = [
  channel(1, {
    name: '星野そら',
    english_name: 'Hoshino Sora',
    org: 'Window Works',
    group: 'First',
    lang: 'ja',
    twitch: 'hoshino_sora',
    twitter: 'hoshino_sora',
  }),
  channel(2, { name: 'Cutter', youtube: '@cutter', type: 'clipper', lang: 'en' }),
  channel(3, {
    name: '月見ハル',
    english_name: 'Tsukimi Haru',
    org: 'Window Works',
    group: 'Second',
    inactive: true,
  }),
];

const windowWorks: ListedOrg = {
  name: 'Window Works',
  version: 'version-w',
  short: 'Windows',
  name_jp: '窓工房',
  groups: [
    { name: 'First', channels: 1 },
    { name: 'Second', channels: 1 },
  ],
  channels: 2,
};

const sampleOrgs: readonly ListedOrg[] = [
  windowWorks,
  { name: 'Lantern', version: 'version-l', short: null, name_jp: null, groups: [], channels: 0 },
];

export const sampleList: ChannelListState = {
  kept_in: 'database',
  is_followed: true,
  changed_at: '2026-01-04T10:00:00.000Z',
  channels: sampleListed.length,
  orgs: [...sampleOrgs],
  problems: [],
};

const nothing: ChannelImport = {
  is_done: false,
  added: 0,
  changed: 0,
  kept: 0,
  problems: [],
  added_channels: [],
  changed_channels: [],
};

/** What would be added and changed. */
const sampleImport: ChannelImport = {
  ...nothing,
  added: 1,
  changed: 1,
  kept: 1,
  added_channels: [{ id: '@aki', name: '秋', org: 'Lantern' }],
  changed_channels: [{ id: '@cutter', name: 'Cutter', org: null, fields: ['lang', 'twitch'] }],
};

/** A text with two lines that are wrong. */
export const wrongImport: ChannelImport = {
  ...nothing,
  problems: [
    { line: 3, message: 'channels 1 youtube: wants a channel id like UC… (24 characters)' },
    { line: 7, message: 'channels 2 org: "Lamp" is not among the orgs of this file' },
  ],
};

export const channelListCalls = {
  getChannelList: () => Promise.resolve(sampleList),
  getListedChannels: ({ q = '', org } = { limit: 25 }) =>
    Promise.resolve(
      sampleListed.filter(
        (one) =>
          (org === undefined || one.org === org) &&
          [one.name, one.english_name, one.id].some((text) =>
            text?.toLowerCase().includes(q.toLowerCase()),
          ),
      ),
    ),
  putListedChannel: () => Promise.resolve(channel(1, {})),
  deleteListedChannel: () => Promise.resolve({}),
  putListedOrg: () => Promise.resolve(windowWorks),
  deleteListedOrg: () => Promise.resolve({}),
  postChannelImport: ({ body }) =>
    Promise.resolve({ ...sampleImport, is_done: body.dry_run === false }),
  getChannelExport: ({ form } = { form: 'yaml' }) =>
    Promise.resolve({ file_name: `channels.${form}`, text: 'channels: []\n' }),
} satisfies Partial<AdminClient>;
