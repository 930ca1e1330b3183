import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration, formatShortDuration, isoDuration } from './duration';

describe('Duration: h:mm:ss when there are hours, else m:ss; a minus sign when negative', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [65, '1:05'],
    [3_599, '59:59'],
    [3_600, '1:00:00'],
    [36_061, '10:01:01'],
    [360_000, '100:00:00'],
    [59.9, '0:59'],
    [-1, '-0:01'],
    [-65, '-1:05'],
    [-3_600, '-1:00:00'],
    [-0.5, '0:00'],
  ])('%d s reads %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (seconds) => {
        const text = formatDuration(seconds);
        const parts = text.replace('-', '').split(':').map(Number);
        const size = parts.reduce((total, part) => total * 60 + part, 0);
        expect(text.startsWith('-') ? -size : size).toBe(seconds);
        expect(text).toMatch(/^-?(\d+:[0-5]\d|[0-5]?\d):[0-5]\d$/);
      }),
    );
  });
});

describe('ISO duration for <time>', () => {
  it.each([
    [0, 'PT0H0M0S'],
    [3_723.9, 'PT1H2M3S'],
    [-5, 'PT0H0M0S'],
  ])('%d s is %s', (seconds, text) => {
    expect(isoDuration(seconds)).toBe(text);
  });
});

describe('Short duration: rounded hours from one hour, else rounded minutes', () => {
  it.each([
    [0, '0m'],
    [29, '0m'],
    [30, '1m'],
    [1_980, '33m'],
    [3_599, '59m'],
    [3_600, '1h'],
    [5_399, '1h'],
    [5_400, '2h'],
    [-1_980, '33m'],
  ])('%d s reads %s', (seconds, text) => {
    expect(formatShortDuration(seconds)).toBe(text);
  });
});
