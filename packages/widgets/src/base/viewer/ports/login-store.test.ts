import type { Login, User } from '@oshimado/contract';
import { describe, expect, it, vi } from 'vitest';
import { sampleUser } from '../../../testing/samples';
import { createLoginStore, TOKEN_KEY, USER_KEY } from './login-store';
import { observedStorage } from '../../../testing/observed-storage';

const userOf = (id: string, more: Partial<User> = {}): User =>
  sampleUser({ id, username: `viewer ${id}`, ...more });
const loginOf = (id: string, more?: Partial<User>): Login => ({
  jwt: `token.of.${id}`,
  user: userOf(id, more),
});
const textOf = (user: User) => JSON.stringify({ user, checkedAt: 1 });

describe('a kept login', () => {
  it('a kept login lies under the keys token and user, and goes with a logout', () => {
    const store = createLoginStore(localStorage);
    store.write({ login: loginOf('1'), checkedAt: 7 });
    expect(localStorage.getItem(TOKEN_KEY)).toBe('token.of.1');
    expect(createLoginStore(localStorage).read()).toEqual({ login: loginOf('1'), checkedAt: 7 });
    store.write({ login: null, checkedAt: 0 });
    expect([TOKEN_KEY, USER_KEY].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  });

  it('never holds an API key, nor a part of it', () => {
    const key = `oshi_${'k'.repeat(51)}`;
    const store = createLoginStore(localStorage);
    store.write({ login: loginOf('1', { api_key: key }), checkedAt: 7 });
    expect(localStorage.getItem(USER_KEY)).not.toContain('oshi_');
    expect(store.read().login?.user.api_key).toBeNull();
  });

  it.each(['', 'null', '{', '[]', '{"user":7}', '{"user":{"id":"1"}}'])(
    'with an account that cannot be read is none: %j',
    (text) => {
      localStorage.setItem(TOKEN_KEY, 'a.b.c');
      localStorage.setItem(USER_KEY, text);
      expect(createLoginStore(localStorage).read().login).toBeNull();
    },
  );

  it.each([
    ['refuses its storage', null],
    [
      'has no room',
      observedStorage(localStorage, (method) => {
        if (method === 'setItem') throw new DOMException('full', 'QuotaExceededError');
      }),
    ],
  ])('lasts as long as the page on a device that %s', (_, storage) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = createLoginStore(storage);
    store.write({ login: loginOf('1'), checkedAt: 7 });
    expect(store.read().login).toEqual(loginOf('1'));
    expect(createLoginStore(storage).read().login).toBeNull();
  });
});

describe('another tab', () => {
  const listening = () => {
    const listener = vi.fn();
    const stop = createLoginStore(localStorage).onChange(listener);
    return { listener, stop };
  };
  const storageEvent = (key: string | null, oldValue: string | null, newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));

  it('a login, a logout or a reset in another tab is received', () => {
    const { listener, stop } = listening();
    createLoginStore(localStorage).write({ login: loginOf('1'), checkedAt: 7 });
    storageEvent(TOKEN_KEY, null, 'token.of.1');
    expect(listener).toHaveBeenLastCalledWith({ login: loginOf('1'), checkedAt: 7 });
    localStorage.clear();
    storageEvent(null, null, null);
    expect(listener).toHaveBeenLastCalledWith({ login: null, checkedAt: 0 });
    stop();
    storageEvent(null, null, null);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('a new name from another tab is received; another account only once its token is stored', () => {
    const { listener, stop } = listening();
    storageEvent(USER_KEY, textOf(userOf('1')), textOf(userOf('1', { username: 'new' })));
    expect(listener).toHaveBeenCalledTimes(1);
    storageEvent(USER_KEY, textOf(userOf('1')), textOf(userOf('2')));
    storageEvent(USER_KEY, null, textOf(userOf('2')));
    storageEvent('theme', '0', '1');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
