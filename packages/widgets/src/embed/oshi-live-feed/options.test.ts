import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { sharedAttributes } from '../attributes';
import { liveFeedAttributes } from './options';

type Attributes = Readonly<Record<string, string>>;

const read = (attributes: Attributes, languages?: readonly string[]) =>
  readAttributes(liveFeedAttributes, attributes, languages);

describe('the options of the element', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        ...defaultOptions,
        org: '',
        channels: [],
        max: 24,
        layout: 'cards',
        status: 'all',
        topics: [],
        hide: [],
      },
      complaints: [],
    });
    expect(read({}, []).options.lang).toBe('en');
    const empty = { layout: '', status: '', topics: '', hide: '' };
    expect(
      read({ ...empty, api: '', org: '', channels: '', lang: '', max: '', theme: '' }),
    ).toEqual(read({}));
  });

  it.each<[Attributes, object]>([
    [{ api: 'https://api.example' }, { api: 'https://api.example' }],
    [{ api: 'http://localhost:3000/path?q#f' }, { api: 'http://localhost:3000' }],
    [{ api: 'HTTPS://API.EXAMPLE:443/' }, { api: 'https://api.example' }],
    [{ api: 'https://user:secret@api.example' }, { api: 'https://api.example' }],
    [{ org: 'Nijisanji' }, { org: 'Nijisanji' }],
    [{ channels: 'UC1' }, { channels: ['UC1'] }],
    [{ channels: ' UC1 ,UC2,, UC3,' }, { channels: ['UC1', 'UC2', 'UC3'] }],
    [{ channels: 'UC1,UC2,UC1' }, { channels: ['UC1', 'UC2'] }],
    [{ lang: 'en' }, { lang: 'en' }],
    [{ max: '1' }, { max: 1 }],
    [{ max: '100' }, { max: 100 }],
    [{ layout: 'list' }, { layout: 'list' }],
    [{ layout: ' strip ' }, { layout: 'strip' }],
    [{ status: 'upcoming' }, { status: 'upcoming' }],
    [{ topics: ' singing, Free_Talk,' }, { topics: ['singing', 'Free_Talk'] }],
    [{ hide: 'missing, collabs' }, { hide: ['collabs', 'missing'] }],
    [{ pictures: 'platform' }, { pictures: 'platform' }],
    [{ pictures: 'server' }, { pictures: 'server' }],
    [{ theme: 'auto' }, { hasNamedTheme: false }],
    [{ theme: 'suisei' }, { hasNamedTheme: true }],
    [{ theme: ' light  reine ' }, { hasNamedTheme: true }],
    [{ theme: ' dark\n' }, { hasNamedTheme: false }],
  ])('%j are read without complaint', (attributes, wanted) => {
    const { options, complaints } = read(attributes);
    expect(options).toMatchObject(wanted);
    expect(complaints).toEqual([]);
  });

  it.each<[Attributes, object, RegExp]>([
    [{ api: 'api.example' }, { api: defaultOptions.api }, /^api=api.example: /],
    [{ api: '/v2' }, { api: defaultOptions.api }, /^api=/],
    [{ api: 'javascript:alert(1)' }, { api: defaultOptions.api }, /^api=/],
    [{ api: 'data:text/html,x' }, { api: defaultOptions.api }, /^api=/],
    [{ api: 'ftp://files.example' }, { api: defaultOptions.api }, /^api=/],
    [{ max: '0' }, { max: 24 }, /^max=0: a whole number from 1 to 100$/],
    [{ max: '101' }, { max: 24 }, /^max=101: /],
    [{ max: '-3' }, { max: 24 }, /^max=/],
    [{ max: '2.5' }, { max: 24 }, /^max=/],
    [{ max: 'many' }, { max: 24 }, /^max=/],
    [{ max: 'Infinity' }, { max: 24 }, /^max=/],
    [{ layout: 'rows' }, { layout: 'cards' }, /^layout=rows: one of cards, list, strip$/],
    [{ status: 'past' }, { status: 'all' }, /^status=past: one of all, live, upcoming$/],
    [{ hide: 'clips,collabs' }, { hide: ['collabs'] }, /^hide=clips,collabs: collabs, /],
    [{ pictures: 'all' }, { pictures: 'server' }, /^pictures=all: one of server, platform$/],
  ])('%j keep the default and are named', (attributes, wanted, complaint) => {
    const { options, complaints } = read(attributes);
    expect(options).toMatchObject(wanted);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(complaint);
  });

  it('take a hundred channels and say that there were more', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `UC${index}`);
    expect(read({ channels: ids.slice(0, 100).join(',') }).complaints).toEqual([]);
    const { options, complaints } = read({ channels: ids.join(',') });
    expect(options.channels).toEqual(ids.slice(0, 100));
    expect(complaints).toHaveLength(1);
  });

  it('are always usable, whatever the page wrote', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.double().map(String),
      fc.integer({ min: -5, max: 200 }).map(String),
      fc.constantFrom('javascript:1', 'blob:https://a.example/1', 'file:///etc', 'https://', '//a'),
    );
    const attributes = fc.dictionary(
      fc.constantFrom(...Object.keys({ ...sharedAttributes, ...liveFeedAttributes })),
      value,
    );
    fc.assert(
      fc.property(attributes, (written) => {
        const { options } = read(written);
        expect(Number.isInteger(options.max) && options.max >= 1 && options.max <= 100).toBe(true);
        const url = new URL(options.api);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.origin).toBe(options.api);
        expect(options.channels.length).toBeLessThanOrEqual(100);
        expect(options.channels.every((id) => id !== '' && id === id.trim())).toBe(true);
        expect(options.lang).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
