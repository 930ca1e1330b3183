import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type ConformanceServer } from './server';
let server: ConformanceServer;
beforeAll(async () => { server = await startServer(); });
afterAll(async () => { await server.stop(); });
it('docs', async () => {
  const r = await server.get('/api/docs/json');
  const d = r.json();
  console.log(Object.keys(d.paths), Object.keys(d.components.schemas), JSON.stringify(d.paths['/api/v2/live'], null, 1).slice(0, 3000));
  for (const u of ['/api/docs','/api/docs/','/api/docs/static/index.html']) { const x = await server.get(u); console.log(u, x.statusCode, x.headers.location, x.body.slice(0,200)); }
  const o = await server.app.inject({method:'OPTIONS', url:'/api/v2/live'}); console.log(o.statusCode, o.headers);
  const h = await server.app.inject({method:'HEAD', url:'/api/v2/live'}); console.log(h.statusCode, h.headers, h.body.length);
  const p = await server.app.inject({method:'POST', url:'/api/v2/live', payload: {a:1}}); console.log(p.statusCode, p.headers.allow, p.body);
  expect(1).toBe(1);
});
