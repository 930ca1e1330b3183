import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, translationLanguages, videoId } from './values';
import { problem } from './problem';

const allowed = (text: unknown) => instant.safeParse(text).success;

describe('instant', () => {
  it('is ISO 8601 in UTC with exactly three millisecond digits', () => {
    expect(allowed('2021-05-13T19:59:59.000Z')).toBe(true);
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date(Date.UTC(9999, 0)), noInvalidDate: true }),
        (date) => {
          expect(allowed(date.toISOString())).toBe(true);
        },
      ),
    );
  });

  it.each([
    '2021-05-13T19:59:59Z',
    '2021-05-13T19:59:59.0Z',
    '2021-05-13T19:59:59.000000Z',
    '2021-05-13T19:59:59.000',
    '2021-05-13T19:59:59.000+00:00',
    '2021-05-13T19:59:59.000z',
    '2021-05-13 19:59:59.000Z',
    '2021-02-31T00:00:00.000Z',
    '',
    null,
    0,
  ])('is not %s', (text) => {
    expect(allowed(text)).toBe(false);
  });
});

describe('video id', () => {
  it('has 11 characters, placeholders included', () => {
    expect(videoId.safeParse('dQw4w9WgXcQ').success).toBe(true);
    expect(videoId.safeParse('-_345678901').success).toBe(true);
    for (const id of ['', 'short', 'dQw4w9WgXcQ1', 'dQw4w9WgXc?', 'dQw4w9WgXcQ\n']) {
      expect(videoId.safeParse(id).success).toBe(false);
    }
  });
});

describe('problem', () => {
  it('has a message for people and a code for programs', () => {
    expect(
      problem.safeParse({ message: 'limit must be at most 100', error: 'bad_request' }).success,
    ).toBe(true);
    expect(problem.safeParse({ message: 'no' }).success).toBe(false);
    expect(problem.safeParse({ error: 'bad_request' }).success).toBe(false);
    expect(problem.safeParse({ message: 'no', error: 'made_up' }).success).toBe(false);
  });
});

it('TL languages: en, ja, es, zh, id, ru, ko, vi, tl', () => {
  expect(translationLanguages).toEqual(['en', 'ja', 'es', 'zh', 'id', 'ru', 'ko', 'vi', 'tl']);
});
