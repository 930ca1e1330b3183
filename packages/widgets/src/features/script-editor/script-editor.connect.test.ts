/** What the editor says of times and addresses, and what it reads from the device. */
import type { EditedLine } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import {
  clockFormat,
  formatPosition,
  lineAt,
  namedTarget,
  targetOf,
} from './script-editor.connect';
import { readDraft } from './script-drafts';

describe('the script that an address names', () => {
  it.each([
    ['YT_aaaaaaaaaaa', { video: 'aaaaaaaaaaa', lang: 'en' }],
    ['aaaaaaaaaaa', { video: 'aaaaaaaaaaa', lang: 'en' }],
    ['https://youtu.be/aaaaaaaaaaa', { video: 'aaaaaaaaaaa', lang: 'en' }],
    [
      'https://www.twitch.tv/videos/1',
      { video: 'custom', link: 'https://www.twitch.tv/videos/1', lang: 'en' },
    ],
    [
      'www.twitch.tv/videos/1',
      { video: 'custom', link: 'https://www.twitch.tv/videos/1', lang: 'en' },
    ],
  ])('%s', (text, target) => {
    const found = targetOf(text, 'en');
    expect(found).toEqual(target);
    expect(found && targetOf(namedTarget(found), 'en')).toEqual(target);
  });

  it.each(['', 'what', 'javascript:alert(1)', 'YT_short'])('is none for “%s”', (text) =>
    expect(targetOf(text, 'en')).toBeUndefined(),
  );
});

describe('times', () => {
  it('are positions to the tenth of a second, or those of the clock for foreign links', () => {
    expect([0, 1_250, 3_723_099, -1_500].map(formatPosition)).toEqual([
      '0:00.0',
      '0:01.2',
      '1:02:03.0',
      '-0:01.5',
    ]);
    const format = clockFormat({
      startedAt: Date.UTC(2026, 0, 1, 12),
      language: 'ja',
      timeZone: 'UTC',
    });
    expect(format(5_000)).toBe('12:00:05');
  });
});

describe('the line at a moment', () => {
  const line = (start: number, end: number): EditedLine => ({
    key: String(start),
    start,
    end,
    author: '',
    text: '',
    profile: '',
  });
  const lines = [line(0, 10_000), line(2_000, 3_000), line(12_000, 13_000)];
  it('is the one that began last and is still said', () => {
    expect([-1, 0, 2_500, 3_000, 11_000, 12_999].map((ms) => lineAt(lines, ms)?.key)).toEqual([
      undefined,
      '0',
      '2000',
      '0',
      undefined,
      '12000',
    ]);
  });
});

describe('what a device kept', () => {
  const draft = {
    key: 'k',
    accountId: '1',
    script: 'en v',
    isOverriding: false,
    savedAt: 1,
    changes: [{ id: '7', base: { start: 0, end: 1, text: 'a' }, line: null }],
  };
  it('is read if it is whole', () => {
    expect(readDraft(draft)).toEqual(draft);
  });

  it.each([
    null,
    'text',
    { ...draft, accountId: 1 },
    { ...draft, savedAt: 'then' },
    { ...draft, changes: {} },
    { ...draft, changes: [{ id: 7, base: null, line: null }] },
    { ...draft, changes: [{ id: null, base: null, line: { start: 0, end: 1 } }] },
  ])('is left alone if another version wrote it otherwise: %o', (record) => {
    expect(readDraft(record)).toBeUndefined();
  });
});
