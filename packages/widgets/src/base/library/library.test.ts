import { playlistCsv, type StoredVideo } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleStoredVideo } from '../../testing';
import { readEntry } from './library-database';
import { readLibraryFile, withDetails } from '../../features/library/library-import';
import {
  pageCount,
  pageOf,
  select,
  selectSome,
  sortLibrary,
  stillThere,
} from '../../features/library/library-list';
import { createLibraryStore } from './library-store';
import type { LibraryDatabase, LibraryEntry } from './library.types';

const entry = (id: string, addedAt = 0, over: Partial<StoredVideo> = {}): LibraryEntry => ({
  video: sampleStoredVideo(id, over),
  addedAt,
});
const idsOf = (entries: readonly LibraryEntry[]) => entries.map((one) => one.video.id);

describe('the order of the library', () => {
  const entries = [
    entry('a', 2, { published_at: '2026-01-03T00:00:00.000Z' }),
    entry('b', 3, { published_at: '2026-01-01T00:00:00.000Z' }),
    entry('c', 1, { published_at: '2026-01-02T00:00:00.000Z' }),
  ];

  it.each([
    ['added-newest', ['b', 'a', 'c']],
    ['added-oldest', ['c', 'a', 'b']],
    ['uploaded-newest', ['a', 'c', 'b']],
    ['uploaded-oldest', ['b', 'c', 'a']],
  ] as const)('the order of the library is %s', (sort, ids) => {
    expect(idsOf(sortLibrary(entries, sort))).toEqual(ids);
  });

  it('the order of the library has pages of 50, and the nearest one in place of one that is not there', () => {
    const list = Array.from({ length: 120 }, (_, at) => at);
    expect(pageCount(0)).toBe(1);
    expect(pageCount(120)).toBe(3);
    expect(pageOf(list, 3)).toHaveLength(20);
    expect(pageOf(list, 9)).toEqual(pageOf(list, 3));
  });
});

describe('choosing', () => {
  const ids = Array.from({ length: 80 }, (_, at) => `v${at}`);

  it('with Shift makes everything between two presses alike', () => {
    const once = select(new Set(), ids, { id: 'v2', isSelected: true, rangeFrom: undefined });
    const range = select(once, ids, { id: 'v5', isSelected: true, rangeFrom: 'v2' });
    expect([...range]).toEqual(['v2', 'v3', 'v4', 'v5']);
    const back = select(range, ids, { id: 'v3', isSelected: false, rangeFrom: 'v5' });
    expect([...back]).toEqual(['v2']);
  });

  it('choosing takes 50 at once, and forgets what is gone', () => {
    expect(selectSome(ids).size).toBe(50);
    expect(stillThere(new Set(['v1', 'gone']), ids)).toEqual(['v1']);
  });

  it('never chooses what is not in the list', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (id, rangeFrom) => {
        const chosen = select(new Set(), ['a', 'b'], { id, isSelected: true, rangeFrom });
        expect([...chosen].every((one) => ['a', 'b'].includes(one))).toBe(true);
      }),
    );
  });
});

function memory(kept: LibraryEntry[] = []) {
  const state = { kept, isBroken: false };
  const guard = async () => {
    if (state.isBroken) throw new Error('full');
  };
  const database: LibraryDatabase = {
    async readAll() {
      await guard();
      return state.kept;
    },
    async put(entries) {
      await guard();
      state.kept.push(...entries);
    },
    async remove(ids) {
      await guard();
      state.kept = state.kept.filter((one) => !ids.includes(one.video.id));
    },
  };
  return { state, store: createLibraryStore(database) };
}

describe('the library of a device', () => {
  it('the library of a device keeps what is added, each once, and gives back what is removed', async () => {
    const { state, store } = memory([entry('a', 1)]);
    expect(await store.add([entry('a', 9), entry('b', 2), entry('b', 3)])).toBe(1);
    expect(store.getState().entries.get('a')?.addedAt).toBe(1);
    const gone = await store.remove(['a', 'unknown']);
    expect(idsOf(gone)).toEqual(['a']);
    expect(idsOf(state.kept)).not.toContain('a');
    await store.add(gone);
    expect([...store.getState().entries.keys()].sort()).toEqual(['a', 'b']);
  });

  it('the library of a device takes a change back that the device refuses', async () => {
    const { state, store } = memory([entry('a')]);
    await store.load();
    state.isBroken = true;
    await expect(store.add([entry('b')])).rejects.toThrow('full');
    await expect(store.remove(['a'])).rejects.toThrow('full');
    expect([...store.getState().entries.keys()]).toEqual(['a']);
  });

  it('the library of a device takes nothing back but the change that was refused', async () => {
    const { state, store } = memory();
    await store.load();
    state.isBroken = true;
    const refused = store.add([entry('a')]);
    // The first one is under way.
    await Promise.resolve();
    state.isBroken = false;
    await Promise.all([expect(refused).rejects.toThrow('full'), store.add([entry('b')])]);
    expect([...store.getState().entries.keys()]).toEqual(['b']);
  });

  it('the library of a device says that it cannot be read, and is read when tried again', async () => {
    const { state, store } = memory([entry('a')]);
    state.isBroken = true;
    await store.load();
    expect(store.getState().status).toBe('failed');
    state.isBroken = false;
    await store.load();
    expect(store.getState()).toMatchObject({ status: 'ready' });
    expect(store.getState().entries.size).toBe(1);
  });

  it('the library of a device passes over records it cannot read', () => {
    expect(readEntry(entry('a', 5))).toEqual(entry('a', 5));
    expect(readEntry({ video: { id: 7 }, addedAt: 1 })).toBeUndefined();
    expect(readEntry(null)).toBeUndefined();
  });
});

describe('a file read into the library', () => {
  it('gives back the videos that were exported', () => {
    const csv = playlistCsv([
      sampleStoredVideo('aaaaaaaaaaa', { topic_id: 'singing' }),
      sampleStoredVideo('-bbbbbbbbbb'),
    ]);
    const { entries, left } = readLibraryFile(csv, 42);
    expect(left).toEqual([]);
    expect(idsOf(entries)).toEqual(['aaaaaaaaaaa', '-bbbbbbbbbb']);
    expect(entries[0]).toMatchObject({
      addedAt: 42,
      video: { title: 'Video aaaaaaaaaaa', topic_id: 'singing', duration: 60 },
    });
  });

  it('names no video twice, and none that has no id', () => {
    const row = playlistCsv([
      sampleStoredVideo('aaaaaaaaaaa'),
      sampleStoredVideo('aaaaaaaaaaa'),
      sampleStoredVideo('no id'),
    ]);
    const { entries, left } = readLibraryFile(row, 0);
    expect(idsOf(entries)).toEqual(['aaaaaaaaaaa']);
    expect(left).toEqual([{ line: 4, text: 'no id' }]);
  });

  it('says which rows name no video, by their lines, and passes over empty ones', () => {
    const long = 'x'.repeat(60);
    const csv = `title,id\n"two\nlines",aaaaaaaaaaa\nSong,none\n,\n\n${long},\nB,bbbbbbbbbbb\n`;
    const { entries, left } = readLibraryFile(csv, 0);
    expect(idsOf(entries)).toEqual(['aaaaaaaaaaa', 'bbbbbbbbbbb']);
    expect(left).toEqual([
      { line: 4, text: 'Song' },
      { line: 7, text: `${'x'.repeat(40)}…` },
    ]);
  });

  const bare =
    'Video ID,Playlist Video Creation Timestamp\r\naaaaaaaaaaa,2026-05-01T10:00:00+00:00\r\nbbbbbbbbbbb,x\r\n';

  it('may be of another site, with ids alone, which the server completes as far as it knows them', async () => {
    const { entries } = readLibraryFile(bare, 42);
    expect(idsOf(entries)).toEqual(['aaaaaaaaaaa', 'bbbbbbbbbbb']);
    expect(entries[0]).toMatchObject({ addedAt: 42, video: { title: 'aaaaaaaaaaa' } });
    const asked: (readonly string[])[] = [];
    const known = sampleStoredVideo('aaaaaaaaaaa', { title: 'A song' });
    const completed = await withDetails(entries, (ids) => {
      asked.push(ids);
      return Promise.resolve([known]);
    });
    expect(asked).toEqual([['aaaaaaaaaaa', 'bbbbbbbbbbb']]);
    expect(completed.map(({ video }) => [video.id, video.title, video.channel.id])).toEqual([
      ['aaaaaaaaaaa', 'A song', known.channel.id],
      ['bbbbbbbbbbb', 'bbbbbbbbbbb', 'unknown'],
    ]);
  });

  it('keeps videos whose times a spreadsheet has rewritten', () => {
    const csv =
      'id;title;type;status;channel.id;channel.name;topic_id;available_at;duration;url\r\naaaaaaaaaaa;歌枠;stream;past;UC1;星;singing;02.13.26 3:04 Uhr;61,5;x\r\n';
    expect(readLibraryFile(csv, 1).entries).toMatchObject([
      { video: { title: '歌枠', topic_id: 'singing', channel: { id: 'UC1', name: '星' } } },
    ]);
  });

  it('reads times of ours that a spreadsheet wrote with a blank', () => {
    const head = 'id,channel.id,available_at,duration\n';
    for (const time of ['2026-01-02 03:04:05', '2026-01-02 03:04:05.000Z', '2026-01-02 03:04']) {
      const { entries, left } = readLibraryFile(`${head}aaaaaaaaaaa,UC1,${time},61\n`, 1);
      const [entry] = entries;
      expect(left).toEqual([]);
      expect(entry?.video.available_at).toMatch(/^2026-01-02T03:04:0[05]/);
      expect(entry?.video.duration).toBe(61);
    }
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { entries } = readLibraryFile(`id,title,channel.id,channel.name\n${text}`, 0);
        expect(new Set(idsOf(entries)).size).toBe(entries.length);
      }),
    );
  });
});
