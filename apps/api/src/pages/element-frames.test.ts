import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultFrameOrigins } from '@oshimado/domain';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitRoutes } from '../plugins/limit-routes';
import { elementFrames } from './element-frames';

const ID = 'abcdefghijk';
const PORTAL = 'https://oshimado.example';
const EMBEDS = 'https://embeds.example';

const declare = (tagName: string, ...names: string[]) => ({
  path: `v1/${tagName}.js`,
  declarations: [{ tagName, attributes: names.map((name) => ({ name })) }],
});

const clip = (title: string) => ({
  id: ID,
  title,
  channel: { name: 'Clips & more' },
  available_at: '2026-01-10T12:00:00.000Z',
});

let app: FastifyInstance;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'oshimado-frames-'));
  const manifest = join(dir, 'custom-elements.json');
  const modules = [
    declare('oshi-player', 'video', 'start', 'theme', 'api'),
    declare('oshi-live-feed', 'org', 'theme'),
    declare('oshi-multiview', 'layout', 'videos', 'theme'),
    declare('oshi-video', 'video', 'theme'),
    declare('oshi-channel', 'channel', 'theme'),
    declare('oshi-playlist', 'playlist', 'max', 'theme'),
    declare('oshi-schedule', 'org', 'channels', 'days', 'theme'),
    declare('oshi-search', 'org', 'max', 'theme'),
    declare('oshi-clips', 'org', 'channels', 'languages', 'max', 'theme'),
    declare('oshi-live-badge', 'channel', 'org', 'theme'),
  ];
  await writeFile(manifest, JSON.stringify({ modules }));
  app = fastify();
  limitRoutes(app, 'read');
  app.get('/api/v2/videos/:id', () => ({ title: 'A "song" <3' }));
  app.get<{ Params: { id: string } }>('/api/v2/channels/:id', ({ params }, reply) =>
    params.id === 'UC1' ? { name: 'Minato & Mi' } : reply.code(404).send({}),
  );
  app.get<{ Params: { id: string } }>('/api/v2/playlist/:id', ({ params }, reply) =>
    params.id === '7' ? { name: 'Evening & <songs>' } : reply.code(404).send({}),
  );
  app.get('/api/v2/live', () => []);
  app.get<{ Querystring: { limit: string; org?: string } }>('/api/v2/clips', ({ query }) => [
    clip(`${query.org} ${query.limit}`),
  ]);
  app.get<{ Params: { id: string } }>('/api/v2/channels/:id/clips', ({ params }) => [
    clip(params.id),
  ]);
  const origins = { portalOrigin: PORTAL, embedOrigin: EMBEDS, frames: defaultFrameOrigins };
  await app.register(elementFrames, { manifest, ...origins, now: () => 0 });
});
afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true });
});

const pageAt = async (url: string) => {
  const { statusCode, body, headers } = await app.inject(url);
  return { statusCode, body, headers, element: /<oshi-[^]*<\/oshi-[\w-]+>/.exec(body)?.[0] };
};

describe('the page of an element for frames', () => {
  it('the page of an element for frames has the element with the attributes of its address, and a link until it is drawn', async () => {
    const { statusCode, body, element, headers } = await pageAt(
      `/embed/oshi-player?video=${ID}&start=90&theme=light`,
    );
    expect([statusCode, headers['content-language']]).toEqual([200, 'en']);
    expect(element).toBe(
      `<oshi-player video="${ID}" start="90" theme="light"><a href="${PORTAL}/watch/${ID}">A &quot;song&quot; &lt;3</a></oshi-player>`,
    );
    expect(body).toContain('<script type="module" src="/v1/oshi-player.js">');
    expect(body).toContain('<html lang="en" data-mode="light">');
  });

  it('the page of an element for frames names a video and leads to it, and is as high as its card', async () => {
    const { body, element } = await pageAt(`/embed/oshi-video?video=${ID}`);
    expect(element).toBe(
      `<oshi-video video="${ID}" theme="auto"><a href="${PORTAL}/watch/${ID}">A &quot;song&quot; &lt;3</a></oshi-video>`,
    );
    expect(body).toContain('<html lang="en" data-mode=""><head>');
    expect(body).toContain('<title>A &quot;song&quot; &lt;3</title>');
  });

  it.each([
    ['UC1', 'Minato &amp; Mi'],
    ['UC2', 'UC2'],
  ])('the page of an element for frames names the channel %s and leads to it', async (id, name) => {
    const { element } = await pageAt(`/embed/oshi-channel?channel=${id}`);
    expect(element).toBe(
      `<oshi-channel channel="${id}" theme="auto"><a href="${PORTAL}/channel/${id}">${name}</a></oshi-channel>`,
    );
  });

  it.each([
    ['7', 'Evening &amp; &lt;songs&gt;'],
    ['8', '8'],
  ])(
    'the page of an element for frames names the playlist %s and leads to it',
    async (id, name) => {
      const { element } = await pageAt(`/embed/oshi-playlist?playlist=${id}&max=3`);
      expect(element).toBe(
        `<oshi-playlist playlist="${id}" max="3" theme="auto"><a href="${PORTAL}/playlist/${id}">${name}</a></oshi-playlist>`,
      );
    },
  );

  it('the page of an element for frames writes no attribute that the element does not have, and none out of its quotes', async () => {
    const { element } = await pageAt(
      '/embed/oshi-live-feed?org=%22%3E%3Cscript%3E&onclick=x&style=y&api=https://elsewhere.example',
    );
    expect(element).toBe(
      '<oshi-live-feed org="&quot;&gt;&lt;script&gt;" theme="auto"><ul></ul></oshi-live-feed>',
    );
  });

  it.each([
    ['/embed/oshi-clips?org=Hololive&max=3&languages=en', 'Hololive 3'],
    ['/embed/oshi-clips?channels=UC1,UC2', 'UC1'],
  ])(
    'the page of an element for frames has links to clips until they are drawn, at %s',
    async (url, title) => {
      const { element } = await pageAt(url);
      expect(element).toContain(
        `<ul><li><a href="${PORTAL}/watch/${ID}" target="_blank" rel="noopener">${title}</a> <small>Clips &amp; more <time datetime="2026-01-10T12:00:00.000Z">`,
      );
    },
  );

  it('the page of an element for frames fills the frame with what has no height of its own', async () => {
    const { body, element } = await pageAt('/embed/oshi-schedule?org=Hololive&days=2');
    expect(element).toBe(
      '<oshi-schedule org="Hololive" days="2" theme="auto"><ul></ul></oshi-schedule>',
    );
    expect(body).toMatch(/<html [^>]*data-fills>/);
    expect((await pageAt('/embed/oshi-clips')).body).not.toMatch(/<html [^>]*data-fills>/);
  });

  it('the page of an element for frames has a link to the search page until its field is drawn', async () => {
    const { element } = await pageAt('/embed/oshi-search?max=6');
    expect(element).toBe(
      `<oshi-search max="6" theme="auto"><a href="${PORTAL}/search">Oshimado</a></oshi-search>`,
    );
  });

  it('the page of an element for frames links a badge to its channel or organization until it is drawn', async () => {
    const { element } = await pageAt('/embed/oshi-live-badge?org=Hololive');
    expect(element).toBe(
      `<oshi-live-badge org="Hololive" theme="auto"><a href="${PORTAL}/?org=Hololive">Hololive</a></oshi-live-badge>`,
    );
    expect((await pageAt('/embed/oshi-live-badge?channel=UC1')).element).toContain(
      `<a href="${PORTAL}/channel/UC1">Oshimado</a>`,
    );
  });

  it('the page of an element for frames runs the scripts of this server alone, and may be framed by any page', async () => {
    const { headers } = await pageAt(`/embed/oshi-player?video=${ID}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src ${EMBEDS};`);
    expect(policy).toContain('frame-ancestors *');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it.each([
    ['/embed/oshi-player', 'video'],
    ['/embed/oshi-multiview?videos=', 'layout or videos'],
    ['/embed/oshi-video?video=', 'video'],
    ['/embed/oshi-channel', 'channel'],
    ['/embed/oshi-playlist?max=3', 'playlist'],
    ['/embed/oshi-live-badge?org=', 'channel or org'],
  ])('the page of an element for frames says what it needs at %s', async (url, needs) => {
    const { statusCode, body, element } = await pageAt(url);
    expect([statusCode, element]).toEqual([400, undefined]);
    expect(body).toContain(`shows nothing without ${needs} in the address of this frame.`);
  });

  it('the page of an element for frames is not there for a tag that is no element, or that was not built', async () => {
    expect((await pageAt('/embed/script?video=1')).statusCode).toBe(404);
    expect((await pageAt(`/embed/oshi-chat?video=${ID}`)).statusCode).toBe(404);
  });
});
