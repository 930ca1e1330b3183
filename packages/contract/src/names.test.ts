import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOf } from './names';
import { listedOrgBody } from './schemas/channel-list';
import { favoriteGroupOps } from './schemas/favorite-group';
import { playlistBody } from './schemas/playlist';
import { songBody } from './schemas/song';
import { usernameBody } from './schemas/user';

const INVISIBLE = [
  '',
  ' \t\u3000',
  '\u200B',
  '\u2060\u2060',
  '\u3164',
  '\uFEFF',
  '\u00AD',
  '\u115F\u1160',
  '\u2800',
  '\u200D\uFE0F',
  '\u202E\u202C',
  '\u{E0001}\u{E007F}',
  '\0',
];

describe('A name', () => {
  it.each(INVISIBLE)('a text in which nothing is drawn is no name: %j', (text) => {
    expect(nameOf(text)).toBe('');
  });

  it.each([
    ['fekat\u202Egpj', 'fekatgpj'],
    ['\u2066a\u2069 \u202Ab\u202C', 'a b'],
    ['  two\nlines\u2028here ', 'two lines here'],
  ])('a name has one line and does not turn the text around it: %j', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    '👩‍👩‍👧‍👦',
    '❤️',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '1️⃣',
    'می\u200Cخواهم',
    'क्\u200Dष',
    'שלום\u200E!',
    '辻\u{E0100}',
    'a\u200Bb',
  ])('what emoji and scripts need stays: %j', (name) => {
    expect(nameOf(name)).toBe(name);
  });

  it('a name that is too long is cut, and no character in two', () => {
    expect(nameOf(' \u202Eabc d', 4)).toBe('abc');
    expect(nameOf('ab👩', 3)).toBe('ab');
    expect(nameOf('\u200Bab', 1)).toBe('');
  });

  it('a name is kept as it is, turns nothing and shows something, whatever was typed', () => {
    const characters = fc.oneof(
      fc.constantFrom(...INVISIBLE, '\u202E', '\u2067', '\u2069', '\n', 'a', 'م', '歌', '👩‍👧'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 20 }), (parts) => {
        const name = nameOf(parts.join(''));
        expect(nameOf(name)).toBe(name);
        expect(name).not.toMatch(/[\u202A-\u202E\u2066-\u2069\p{Cc}]/u);
        // Whatever else is typed, a letter is drawn.
        expect(nameOf(`${parts.join('')}a`)).toContain('a');
      }),
    );
  });
});

describe('Names of requests', () => {
  const song = { video_id: 'video000001', start: 0, end: 100 };
  const group = {
    op: 'put',
    id: 'a',
    color: 'red',
    position: 1,
    channel_ids: [],
    at: '2026-01-01T00:00:00.000Z',
  };
  it.each([
    ['an account', usernameBody, (name: string) => ({ name })],
    ['a playlist', playlistBody, (name: string) => ({ name })],
    ['a group', favoriteGroupOps, (name: string) => [{ ...group, name }]],
    ['a song', songBody, (name: string) => ({ ...song, name })],
    ['an organization', listedOrgBody, (name: string) => ({ org: { name } })],
  ] as const)(
    '%s needs a name of which something is drawn, and gets it plain',
    (_, schema, body) => {
      const refused = schema.safeParse(body('\u3164\u200B'));
      expect(refused.error?.issues[0]?.message).toBe('must have a character that is drawn');
      expect(JSON.stringify(schema.parse(body(' a\u202Eb ')))).toContain('"ab"');
    },
  );

  it('an organization that the list has under another name is named as it is written there', () => {
    const before = { name: 'a\u202Eb', version: '1' };
    expect(listedOrgBody.parse({ before, org: { name: 'ab' } }).before).toEqual(before);
  });
});
