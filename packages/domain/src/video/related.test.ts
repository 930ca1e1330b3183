import type { RelatedVideo } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isShort, RELATED_FOLD_FROM, RELATED_MAX, relatedKinds, relatedLists } from './related';

const channel = { id: 'UC1', name: 'Own', english_name: null, org: 'Hololive', photo: '' };
const related = (over: Partial<RelatedVideo> = {}): RelatedVideo => ({
  id: 'aaaaaaaaaaa',
  title: 'Castle',
  type: 'stream',
  status: 'past',
  duration: 3_600,
  available_at: '2026-01-10T12:00:00.000Z',
  channel,
  ...over,
});
const clip = (id: string, over: Partial<RelatedVideo> = {}) =>
  related({ id, type: 'clip', lang: 'en', ...over });
const many = (count: number, make: (id: string) => RelatedVideo) =>
  Array.from({ length: count }, (_, at) => make(`video${String(at).padStart(6, '0')}`));
const none = { simulcasts: [], clips: [], sources: [], refers: [] };
const choice = { clipLangs: ['en'] };
const idsOf = (lists: ReturnType<typeof relatedLists>, kind: string) =>
  lists.find((list) => list.kind === kind)?.videos.map(({ id }) => id);

describe('the lists beside a video', () => {
  it('the lists beside a video have their order, and empty ones are left out', () => {
    const one = [related()];
    const full = {
      recommendations: one,
      refers: one,
      same_source_clips: one,
      sources: one,
      clips: one,
      simulcasts: one,
    };
    expect(relatedLists(full, choice).map(({ kind }) => kind)).toEqual(relatedKinds);
    expect(relatedLists({ ...none, refers: one }, choice).map(({ kind }) => kind)).toEqual([
      'refers',
    ]);
    expect(relatedLists(none, choice)).toEqual([]);
  });

  it('contain clips in the chosen languages, without missing ones, newest first', () => {
    const clips = [
      clip('old', { available_at: '2026-01-01T00:00:00.000Z' }),
      clip('japanese', { lang: 'ja' }),
      clip('gone', { status: 'missing' }),
      clip('new', { available_at: '2026-01-20T00:00:00.000Z' }),
      clip('undated', { available_at: null }),
    ];
    expect(idsOf(relatedLists({ ...none, clips }, choice), 'clips')).toEqual([
      'new',
      'old',
      'undated',
    ]);
  });

  it('contain at most ten clips of the same streams and ten recommendations', () => {
    const twenty = many(20, (id) => related({ id }));
    const lists = relatedLists(
      { ...none, same_source_clips: twenty, recommendations: twenty },
      choice,
    );
    expect(lists.map(({ videos }) => videos.length)).toEqual([RELATED_MAX, RELATED_MAX]);
  });

  it('leave out blocked channels, and missing videos where the viewer hides them', () => {
    const refers = [related({ id: 'kept' }), related({ id: 'gone', status: 'missing' })];
    const other = related({ id: 'other', channel: { ...channel, id: 'UC2' } });
    const lists = relatedLists(
      { ...none, refers: [...refers, other] },
      { ...choice, blocked: new Set(['UC2']), hideMissing: true },
    );
    expect(idsOf(lists, 'refers')).toEqual(['kept']);
  });

  it('fold the recommendations when the nearer lists have five videos or more', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4), fc.nat(4)), ([a, b, c, d]) => {
        const make = (id: string) => related({ id });
        const lists = relatedLists(
          {
            simulcasts: many(9, make),
            refers: many(a, make),
            clips: many(b, make),
            sources: many(c, make),
            same_source_clips: many(d, make),
            recommendations: many(1, make),
          },
          choice,
        );
        for (const { kind, startsFolded } of lists) {
          expect(startsFolded).toBe(
            kind === 'recommendations' && a + b + c + d >= RELATED_FOLD_FROM,
          );
        }
      }),
    );
  });

  it('never contain a video twice', () => {
    const twice = [related(), related()];
    expect(idsOf(relatedLists({ ...none, sources: twice }, choice), 'sources')).toHaveLength(1);
  });
});

describe('a short', () => {
  it.each([
    ['A dance #shorts', 'stream', 3_000, true],
    ['踊ってみた＃Short', 'stream', 0, true],
    ['#shortsighted', 'stream', 50, false],
    ['Best moment', 'clip', 60, true],
    ['Best moment', 'clip', 61, false],
    ['Length unknown', 'clip', 0, false],
    ['Premiere', 'stream', 45, false],
  ] as const)('%s (%s, %i s): %s', (title, type, duration, expected) => {
    expect(isShort({ title, type, duration })).toBe(expected);
  });
});
