import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readChips } from '../search/conditions';
import { returnPath } from './return-path';
import { shareTarget, type Shared } from './share-target';

const OWN = { hosts: ['oshi.example'] };
const CHANNEL = 'UC1DCedRgGHBdm81E1llLhOQ';

const searched = (path: string) =>
  readChips(new URL(path, 'https://oshi.example').searchParams.get('q') ?? '').map(
    ({ text }) => text,
  );

describe('what is shared leads to its page', () => {
  test.each<[Shared, string]>([
    [{ url: 'https://youtu.be/dQw4w9WgXcQ?si=x' }, '/watch/dQw4w9WgXcQ'],
    // As the app of the platform shares it: all in one text.
    [{ text: 'Look at this!\nhttps://www.youtube.com/live/dQw4w9WgXcQ?t=1' }, '/watch/dQw4w9WgXcQ'],
    [{ text: '見て（https://youtu.be/dQw4w9WgXcQ）' }, '/watch/dQw4w9WgXcQ'],
    [{ text: 'Here: https://youtu.be/dQw4w9WgXcQ.' }, '/watch/dQw4w9WgXcQ'],
    [{ title: 'a title', text: 'youtube.com/watch?v=dQw4w9WgXcQ' }, '/watch/dQw4w9WgXcQ'],
    [{ url: `https://www.youtube.com/channel/${CHANNEL}/videos` }, `/channel/${CHANNEL}`],
    [{ url: 'https://oshi.example/watch/dQw4w9WgXcQ' }, '/watch/dQw4w9WgXcQ'],
    [{ url: `https://oshi.example/channel/${CHANNEL}` }, `/channel/${CHANNEL}`],
    [
      { url: 'https://elsewhere.example/', text: 'https://youtu.be/dQw4w9WgXcQ' },
      '/watch/dQw4w9WgXcQ',
    ],
    [{}, '/search'],
    [{ title: null, text: ' ', url: 'https://elsewhere.example/a' }, '/search'],
  ])('%j → %s', (shared, path) => {
    expect(shareTarget(shared, OWN)).toBe(path);
  });

  test.each<[Shared, string]>([
    [{ url: 'https://www.youtube.com/@TokinoSora' }, 'TokinoSora'],
    [{ title: 'A song', text: 'https://elsewhere.example/a' }, 'A song'],
    [{ text: 'sung, "well"\nhttps://elsewhere.example/a today' }, 'sung, "well" today'],
  ])('%j is looked for', (shared, words) => {
    expect(searched(shareTarget(shared, OWN))).toEqual([words]);
  });
});

it('a share leads to a page of the product whatever is shared', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom('//evil.example', 'javascript:alert(1)', 'https://youtu.be/', '\uD800', '\n'),
  );
  const text = fc.option(fc.array(piece).map((pieces) => pieces.join('')));
  fc.assert(
    fc.property(fc.record({ title: text, text, url: text }), (shared) => {
      const path = shareTarget(shared, OWN);
      expect(path).toMatch(/^\/(?:watch\/[\w-]{11}|channel\/UC[\w-]{22}|search(?:\?q=[^#\s]*)?)$/);
      expect(returnPath(path)).toBe(path);
    }),
  );
});
