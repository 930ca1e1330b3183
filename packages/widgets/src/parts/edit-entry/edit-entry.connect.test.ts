import type { AuditEntry } from '@oshimado/contract';
import { describe, expect, it } from 'vitest';
import { channelsIn, connectEdit } from './edit-entry.connect';

const entry = (more: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-01-01T00:00:00.000Z',
  user_id: '1',
  username: 'somebody',
  action: 'topic.set',
  target_id: 'aaaaaaaaaaa',
  before: null,
  after: null,
  reverts: null,
  reverted_by: null,
  ...more,
});
const song = { name: 'Dawn', original_artist: 'Band', start: 60, end: 180 };
const word = (same: boolean | null) => ({ with: 'bbbbbbbbbbb', same });
const nameOf = (id: string) => id.toLowerCase();

describe('an edit', () => {
  it.each([
    [{ after: 'singing' }, 'topic', null, 'Singing'],
    [{ action: 'mention.add', after: ['UC1', 'UC2'] }, 'mentionAdded', null, 'uc1, uc2'],
    [{ action: 'mention.remove', before: ['UC1'] }, 'mentionRemoved', 'uc1', null],
    [{ action: 'song.save', after: song }, 'songAdded', null, 'Dawn / Band (1:00 – 3:00)'],
    [
      { action: 'song.save', before: song, after: { ...song, original_artist: '' } },
      'songChanged',
      'Dawn / Band (1:00 – 3:00)',
      'Dawn (1:00 – 3:00)',
    ],
    [{ action: 'song.remove', before: song }, 'songRemoved', 'Dawn / Band (1:00 – 3:00)', null],
    [{ action: 'song.save', before: song }, 'songRemoved', 'Dawn / Band (1:00 – 3:00)', null],
    [{ action: 'placeholder.save', after: { title: 'Soon' } }, 'placeholder', null, 'Soon'],
    [{ action: 'script.change', after: 7 }, 'script', null, null],
    [{ action: 'song.save', after: 'odd' }, 'songAdded', null, null],
    [
      { action: 'event.set', before: word(null), after: word(true) },
      'eventJoined',
      null,
      'bbbbbbbbbbb',
    ],
    [
      { action: 'event.set', before: word(true), after: word(false) },
      'eventParted',
      null,
      'bbbbbbbbbbb',
    ],
    [
      { action: 'event.set', before: word(true), after: word(null) },
      'eventReset',
      null,
      'bbbbbbbbbbb',
    ],
    [{ action: 'event.set', after: 'odd' }, 'eventReset', null, null],
    [{ action: 'video.remove' }, 'removed', null, null],
  ] as const)('%j is %s, from %j to %j', (more, kind, before, after) => {
    expect(connectEdit(entry(more as Partial<AuditEntry>), nameOf)).toMatchObject({
      kind,
      before,
      after,
    });
  });

  it('an edit can be taken back once, scripts not at all', () => {
    const canRevert = (more: Partial<AuditEntry>) => connectEdit(entry(more), nameOf).canRevert;
    expect(canRevert({})).toBe(true);
    expect(canRevert({ reverted_by: '2' })).toBe(false);
    expect(canRevert({ reverts: '1' })).toBe(true);
    expect(canRevert({ action: 'script.change' })).toBe(false);
  });
});

it('the channels of mentions are named once each', () => {
  const entries = [
    entry({ action: 'mention.add', after: ['UC1'] }),
    entry({ action: 'mention.remove', before: ['UC1', 'UC2'] }),
    entry({ after: 'UC3' }),
  ];
  expect(channelsIn(entries)).toEqual(['UC1', 'UC2']);
});
