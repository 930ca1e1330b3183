import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type ConformanceServer } from './server';
let server: ConformanceServer;
beforeAll(async () => { server = await startServer(); });
afterAll(async () => { await server.stop(); });
it.each(['/statics/orgs.json','/statics/stats.json','/api/v2/channels','/api/v2/channels/@sorach','/api/v2/live?type=stream,placeholder&include=mentions&org=Hololive','/api/v2/videos?paginated=1&include=clips,refers,sources,simulcasts,mentions,description,live_info,channel_stats,songs','/api/v2/videos/past-sora00?lang=en&c=1','/api/v2/videos/clip-ja0000?lang=en,ja','/api/v2/clips','/api/v2/users/live?channels=UCsora000000000000000000','/api/v2/channels/@sorach/clips','/api/v2/channels/@sorach/collabs?paginated=true','/api/docs/json','/metrics','/readyz','/healthz','/api/v2/videos?limit=abc','/api/v2/videos/%FF','/api/v2/nothing'])('%s', async (url) => {
  const r = await server.get(url);
  console.log(url, r.statusCode, r.body.slice(0, 1500), url.includes('abc') ? r.headers: '');
  expect(r.statusCode).toBeLessThan(500);
});
