import { expect, it } from 'vitest';
import { ask, onEveryServer } from './every-server';

onEveryServer('Statics', (api) => {
  it('orgs.json is all orgs by name, byte by byte', async () => {
    expect(await ask(api(), 'getOrgs')).toEqual([
      { name: 'Hololive', short: 'Holo', name_jp: 'ホロライブ' },
      { name: 'Independents', short: 'Indie', name_jp: null },
      { name: 'Nijisanji', short: 'Niji', name_jp: 'にじさんじ' },
      { name: 'Ünknown & Sons', short: null, name_jp: null },
    ]);
  });

  it('stats.json counts what the store holds; placeholders are no videos', async () => {
    expect(await ask(api(), 'getStats')).toEqual({
      statistics: {
        channelCount: { vtuber: 4, subber: 2 },
        monthlyChannels: { vtuber: 2, subber: 1 },
        totalVideos: { count: 13 },
        dailyVideos: { count: 7 },
        totalSongs: { count: 3 },
      },
    });
  });

  it.each(['orgs', 'stats'])('%s.json lies below the site and below the API', async (name) => {
    const site = await api().get(`/statics/${name}.json`);
    const below = await api().get(`/api/v2/statics/${name}.json`);
    expect(below.body).toBe(site.body);
    expect(below.headers.etag).toBe(site.headers.etag);
  });
});
