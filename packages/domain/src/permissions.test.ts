import { describe, expect, it } from 'vitest';
import { may, permissionFor, permissions, type Action, type Viewer } from './permissions';

const user: Viewer = { id: '1', role: 'user' };
const other: Viewer = { id: '2', role: 'user' };
const editor: Viewer = { id: '3', role: 'editor' };
const admin: Viewer = { id: '4', role: 'admin' };

describe('permissions', () => {
  it('favorites and playlists need a login', () => {
    expect(permissionFor('favorites.change', undefined)).toBe('login');
    expect(permissionFor('playlist.create', undefined)).toBe('login');
    expect(may('favorites.change', user)).toBe(true);
  });

  it('anyone can assign a topic, only editors and admins can change it once set', () => {
    expect(may('topic.set', user)).toBe(true);
    expect(permissionFor('topic.change', user)).toBe('no');
    expect(may('topic.change', editor)).toBe(true);
    expect(may('topic.change', admin)).toBe(true);
  });

  it('a song can be changed by the person who tagged it, editors and admins', () => {
    expect(may('song.change', user, { ownerId: '1' })).toBe(true);
    expect(permissionFor('song.change', other, { ownerId: '1' })).toBe('no');
    expect(may('song.change', editor, { ownerId: '1' })).toBe(true);
  });

  it('only the owner can delete a playlist, not even an admin', () => {
    expect(may('playlist.delete', user, { ownerId: '1' })).toBe(true);
    expect(permissionFor('playlist.delete', admin, { ownerId: '1' })).toBe('no');
    expect(permissionFor('playlist.delete', user, { ownerId: null })).toBe('no');
  });

  it("editors' changes need a login of the last day, changes of own items do not", () => {
    expect(permissionFor('topic.change', editor, { freshLogin: false })).toBe('fresh');
    expect(permissionFor('account.renewKey', user, { freshLogin: false })).toBe('fresh');
    expect(may('song.change', user, { ownerId: '1', freshLogin: false })).toBe(true);
    expect(may('topic.set', user, { freshLogin: false })).toBe(true);
  });

  it('an API key needs no fresh login and has fewer permissions than a login', () => {
    const byKey = { credential: 'key', freshLogin: false } as const;
    expect(permissionFor('placeholder.create', editor, byKey)).toBe('yes');
    expect(permissionFor('placeholder.create', user, byKey)).toBe('no');
    expect(permissionFor('placeholder.delete', user, { ...byKey, ownerId: '1' })).toBe('yes');
    expect(permissionFor('topic.change', admin, byKey)).toBe('noKey');
    expect(permissionFor('topic.change', user, byKey)).toBe('no');
    expect(permissionFor('account.delete', admin, byKey)).toBe('noKey');
  });

  it.each(Object.keys(permissions) as Action[])(
    '%s: an API key has no permission that a fresh login of its account lacks',
    (action) => {
      for (const viewer of [undefined, user, other, editor, admin]) {
        for (const ownerId of [undefined, null, '1', '9']) {
          if (!may(action, viewer, { ownerId, credential: 'key' })) continue;
          expect(may(action, viewer, { ownerId })).toBe(true);
        }
      }
    },
  );

  it.each(Object.keys(permissions) as Action[])(
    '%s: a higher role has every permission of a lower one',
    (action) => {
      const steps = [undefined, other, editor, admin].map((viewer) => may(action, viewer));
      expect(steps).toEqual([...steps].sort((a, b) => Number(a) - Number(b)));
    },
  );
});
