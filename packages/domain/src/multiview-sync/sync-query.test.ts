import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSyncOffsets, nameSyncOffsets, readSyncQuery, writeSyncQuery } from './sync-query';
import type { SyncVideo } from './sync-types';

const chain: readonly SyncVideo[] = ['a', 'b', 'c'].map((id, at) => ({
  id,
  start: at,
  duration: 1,
}));
const nothing = { moment: null, offsets: null };

describe('reading', () => {
  it('a query is read with t in unix seconds and offsets as a list', () => {
    expect(readSyncQuery({ t: '1767470400', offsets: '0,-0.5,12' })).toEqual({
      moment: 1_767_470_400_000,
      offsets: [0, -0.5, 12],
    });
  });
  it.each([
    {},
    { t: '', offsets: '' },
    { t: 'now' },
    { t: '-5' },
    { t: '1e99' },
    { t: ['1'], offsets: 5 },
  ])('finds nothing in %j', (query) => {
    expect(readSyncQuery(query)).toEqual(nothing);
  });
  it('offsets that are no numbers keep their places, others are rounded to steps of 0.5', () => {
    expect(readSyncQuery({ offsets: 'x,,1.3' }).offsets).toEqual([0, 0, 1.5]);
  });
  it('reading a query never throws and always answers what can be written', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.anything());
    fc.assert(
      fc.property(text, text, (t, offsets) => {
        const read = readSyncQuery({ t, offsets });
        expect(readSyncQuery(writeSyncQuery(read))).toEqual(read);
      }),
    );
  });
});

describe('writing', () => {
  it('a query that is written leaves out what says nothing', () => {
    expect(writeSyncQuery(nothing)).toEqual({});
    expect(writeSyncQuery({ moment: Number.NaN, offsets: [] })).toEqual({});
  });
  it('a query that is written is read again as it was', () => {
    const moment = fc.option(fc.integer({ min: 1, max: 8.64e12 }).map((s) => s * 1_000));
    const steps = fc.integer({ min: -172_800, max: 172_800 }).map((step) => step / 2);
    const offsets = fc.option(fc.array(steps, { minLength: 1, maxLength: 100 }));
    fc.assert(
      fc.property(moment, offsets, (moment, offsets) => {
        expect(readSyncQuery(writeSyncQuery({ moment, offsets }))).toEqual({ moment, offsets });
      }),
    );
  });
});

describe('start order', () => {
  it('start order gives offsets to videos and back', () => {
    const offsets = nameSyncOffsets(chain, [1, 0, -2, 9]);
    expect(offsets).toEqual({ a: 1, c: -2 });
    expect(listSyncOffsets(chain, offsets)).toEqual([1, 0, -2]);
  });
  it('start order leaves videos behind the end of the list alone', () => {
    expect(nameSyncOffsets(chain, [1])).toEqual({ a: 1 });
  });
});
