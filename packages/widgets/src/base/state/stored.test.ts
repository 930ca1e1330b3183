import { describe, expect, it, vi } from 'vitest';
import { observedStorage } from '../../testing/observed-storage';
import { storedList, storedValue } from './stored';
import { memoryStorage } from '../../testing/memory-storage';

const KEY = 'a-key';
const schema = {
  key: KEY,
  readItem: (value: unknown) => (typeof value === 'string' ? value : undefined),
};
/** A storage with this text under the key. */
const storageOf = (text?: string) =>
  memoryStorage(text === undefined ? {} : { [KEY]: text }).storage;

describe('a stored list', () => {
  it.each([
    undefined,
    '',
    '{',
    'null',
    '7',
    '{"0":"a"}',
    '[{"__proto__":"a"}]',
    '["a",{"__proto__":"b"}]',
  ])('a stored list is empty where the text holds none: %s', (text) =>
    expect(storedList(schema, storageOf(text)).read()).toEqual([]),
  );

  it('a stored list passes over what is no item, what is there twice, and what is too much', () => {
    const text = JSON.stringify(['a', 1, null, 'b', 'a', 'c', 'd']);
    const idOf = (item: string) => item;
    expect(storedList({ ...schema, idOf, max: 3 }, storageOf(text)).read()).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('a stored list keeps no more than it may, and nothing of an empty one', () => {
    const storage = storageOf();
    const list = storedList({ ...schema, max: 2 }, storage);
    expect(list.write(['a', 'b', 'c'])).toBe(true);
    expect(list.read()).toEqual(['a', 'b']);
    list.write([]);
    expect(storage.getItem(KEY)).toBeNull();
  });
});

describe('a stored value', () => {
  const textSchema = {
    key: KEY,
    read: (value: unknown) => (value === undefined ? 'none' : 'some'),
  };

  it('reports why the browser refused to write it', () => {
    const onRefused = vi.fn();
    const full = new DOMException('full', 'QuotaExceededError');
    const refusing = observedStorage(sessionStorage, (method) => {
      if (method === 'setItem') throw full;
    });
    const value = storedValue({ ...textSchema, onRefused }, refusing);
    expect(value.isKept()).toBe(true);
    expect(value.write('some')).toBe(false);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(full);
    expect(value.isKept()).toBe(false);
  });

  it('a stored value is what is read of nothing where there is no storage, or a blocked one', () => {
    const blocked = observedStorage(sessionStorage, () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    for (const storage of [null, blocked]) {
      const value = storedValue(textSchema, storage);
      expect(value.read()).toBe('none');
      expect(value.isKept()).toBe(false);
    }
  });
});
