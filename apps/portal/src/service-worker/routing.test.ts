// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { decide, type RequestFacts, type Strategy } from './routing';

const OWN = 'https://oshi.example';

const request = (path: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  url: new URL(path, OWN).href,
  method: 'GET',
  mode: 'cors',
  cache: 'default',
  headers: new Headers(),
  ...facts,
});
const navigation = (path: string) => request(path, { mode: 'navigate' });
const withHeader = (path: string, name: string, value: string) =>
  request(path, { headers: new Headers({ [name]: value }) });

describe('requests that the worker answers', () => {
  test.each<[Strategy, RequestFacts]>([
    ['page', navigation('/')],
    ['page', navigation('/watch/dQw4w9WgXcQ?t=1')],
    ['page', navigation('/channel/UC1DCedRgGHBdm81E1llLhOQ/clips')],
    ['page', navigation('/multiview/AAUYwSKqYzDnY')],
    ['page', navigation('/share?title=a&text=b')],
    ['asset', request('/assets/index-Bx1.js')],
    ['asset', request('/assets/locale/portal-Bx1.js')],
    ['picture', request('/statics/bannerImg/UC1.png')],
    ['picture', request('/statics/demo/thumbnail/one.svg', { mode: 'no-cors' })],
    ['picture', request('/icons/icon-192.png')],
    ['list', request('/statics/orgs.json')],
    ['list', request('/statics/stats.json')],
  ])('%s: %j', (strategy, facts) => {
    expect(decide(facts, OWN)).toBe(strategy);
  });
});

describe('requests that the worker does not handle', () => {
  test.each<[string, RequestFacts]>([
    ['a call', request('/api/v2/live?org=Hololive')],
    ['a call opened as a page', navigation('/api/v2/user/export')],
    ['the events of the board', request('/api/v2/live/events')],
    [
      'a stream of events elsewhere',
      withHeader('/statics/orgs.json', 'accept', 'text/event-stream'),
    ],
    ['a login', navigation('/auth/discord')],
    ['a socket', request('/socket.io/?EIO=4&transport=polling')],
    ['a calendar', navigation('/statics/live.ics')],
    ['a calendar of a channel', request('/channel/UC1/calendar.ics')],
    ['a site map', navigation('/sitemap-channels.xml')],
    ['a script opened as a page', navigation('/assets/index-Bx1.js')],
    ['a file opened as a page', navigation('/manifest.webmanifest')],
    ['a picture opened as a page', navigation('/statics/channelImg/UC1/50.png')],
    ['a photo of a card', request('/statics/channelImg/UC1/50.png')],
    ['a picture of a card', request('/statics/thumbnail/mqdefault/a.jpg', { mode: 'no-cors' })],
    ['a source map', request('/assets/index-Bx1.js.map')],
    ['the worker itself', request('/sw.js')],
    ['the kill switch', request('/kill-switch.json')],
    ['another site', request('https://elsewhere.example/assets/index.js')],
    ['another port of this site', request('https://oshi.example:8443/')],
    ['whatever is written', request('/statics/orgs.json', { method: 'POST' })],
    [
      'whatever is asked for with a login',
      withHeader('/statics/orgs.json', 'authorization', 'Bearer a'),
    ],
    ['whatever is asked for with a key', withHeader('/statics/orgs.json', 'X-APIKEY', 'a')],
    ['a part of a file', withHeader('/statics/thumbnail/mq/a.jpg', 'range', 'bytes=0-1')],
    ['what must not be kept', request('/statics/orgs.json', { cache: 'no-store' })],
    ['a file nobody has thought of', request('/whatever/new')],
  ])('%s', (_name, facts) => {
    expect(decide(facts, OWN)).toBe('network');
  });
});
