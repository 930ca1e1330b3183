import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createSavedSearches, readSaved, SAVED_KEY, SAVED_MAX } from './saved-searches';

/** A device with tabs: each receives the changes of the others. */
function device() {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];
  let count = 0;
  const open = () => {
    const tab = new EventTarget();
    tabs.push(tab);
    const setItem = (key: string, newValue: string) => {
      kept.set(key, newValue);
      for (const other of tabs.filter((one) => one !== tab)) {
        other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      }
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem,
      removeItem: (key: string) => void kept.delete(key),
    };
    return createSavedSearches({ storage, tabs: tab, createId: () => String((count += 1)) });
  };
  return { open, kept };
}
const names = (store: ReturnType<ReturnType<typeof device>['open']>) =>
  store.list().map(({ name }) => name);

describe('saved searches', () => {
  it('saved searches stay on the device, newest first', () => {
    const { open } = device();
    const store = open();
    expect(store.save(' Songs ', 'q=a')).toBe('saved');
    expect(store.save('Clips', 'q=b')).toBe('saved');
    expect(names(open())).toEqual(['Clips', 'Songs']);
  });

  it('saved searches are each there once, and 30 at most', () => {
    const store = device().open();
    for (let at = 0; at < SAVED_MAX; at += 1) store.save(`No ${at}`, `q=${at}`);
    expect(store.save('again', 'q=3')).toBe('twice');
    expect(store.save('one more', 'q=new')).toBe('full');
    expect(store.list()).toHaveLength(SAVED_MAX);
  });

  it('saved searches of a page that returns from the back/forward cache are those of the other tabs', () => {
    const { kept, open } = device();
    const tab = new EventTarget();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    const returning = createSavedSearches({ storage, tabs: tab, createId: () => 'own' });
    const drawn = vi.fn<() => void>();
    returning.subscribe(drawn);
    const other = open();
    other.save('Songs', 'q=a');
    expect(returning.save('Songs again', 'q=a')).toBe('twice');
    tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(names(returning)).toEqual(['Songs']);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('saved searches can be renamed, not to nothing', () => {
    const store = device().open();
    store.save('Songs', 'q=a');
    store.rename('1', ' Karaoke ');
    store.rename('1', '  ');
    expect(names(store)).toEqual(['Karaoke']);
  });

  it('return to their place when a deletion is taken back', () => {
    const store = device().open();
    for (const name of ['c', 'b', 'a']) store.save(name, `q=${name}`);
    const undo = store.remove('2');
    expect(names(store)).toEqual(['a', 'c']);
    undo();
    undo();
    expect(names(store)).toEqual(['a', 'b', 'c']);
  });

  it('saved searches are shared between tabs', () => {
    const { open } = device();
    const [one, other] = [open(), open()];
    const listener = vi.fn();
    const stop = other.subscribe(listener);
    one.save('Songs', 'q=a');
    expect(listener).toHaveBeenCalledOnce();
    expect(names(other)).toEqual(['Songs']);
    stop();
    one.save('Clips', 'q=b');
    expect(listener).toHaveBeenCalledOnce();
    // This tab got no storage event, but the other tab's change is kept.
    other.save('Talk', 'q=c');
    expect(names(other)).toEqual(['Talk', 'Clips', 'Songs']);
  });

  it('last as long as the page where the device refuses', () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    };
    const store = createSavedSearches({ storage, tabs: new EventTarget(), createId: () => 'x' });
    store.save('Songs', 'q=a');
    store.rename('x', 'Karaoke');
    expect(names(store)).toEqual(['Karaoke']);
    expect(store.isKept()).toBe(false);
  });

  it('saved searches that are damaged are passed over', () => {
    const good = { id: '1', name: 'Songs', query: 'q=a' };
    expect(readSaved(JSON.stringify([good, { ...good, id: 2 }, null, good]))).toEqual([good]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSaved(text).length).toBeLessThanOrEqual(SAVED_MAX);
      }),
    );
    expect(SAVED_KEY).toBe('oshimado.searches');
  });
});
