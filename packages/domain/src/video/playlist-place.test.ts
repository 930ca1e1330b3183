import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeInPlaylist, watchInPlaylistPath } from './playlist-place';

it('the next one is the one after it, and after the last there is none', () => {
  expect(placeInPlaylist(['a', 'b', 'c'], 'b')).toEqual({ index: 1, nextId: 'c', previousId: 'a' });
  expect(placeInPlaylist(['a', 'b', 'c'], 'c')).toEqual({
    index: 2,
    nextId: undefined,
    previousId: 'b',
  });
});

it('nothing comes before the first video', () => {
  expect(placeInPlaylist(['a', 'b'], 'a').previousId).toBeUndefined();
});

it('the first one comes next after a video outside the list', () => {
  expect(placeInPlaylist(['a', 'b'], 'x')).toEqual({
    index: -1,
    nextId: 'a',
    previousId: undefined,
  });
  expect(placeInPlaylist([], 'x')).toEqual({ index: -1, nextId: undefined, previousId: undefined });
});

it('following the next ones visits the whole list in its order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), (ids) => {
      const visited: string[] = [];
      for (let id: string | undefined = ids[0]; id !== undefined;) {
        visited.push(id);
        ({ nextId: id } = placeInPlaylist(ids, id));
      }
      expect(visited).toEqual(ids);
    }),
  );
});

it('the address keeps the playlist, whatever the ids contain', () => {
  expect(watchInPlaylistPath('aaaaaaaaaaa', 'local')).toBe('/watch/aaaaaaaaaaa?playlist=local');
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (id, playlist) => {
      const url = new URL(watchInPlaylistPath(id, playlist), 'https://portal.example');
      expect(url.searchParams.get('playlist')).toBe(playlist);
    }),
  );
});
