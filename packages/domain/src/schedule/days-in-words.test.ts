import { describe, expect, it } from 'vitest';
import { daysInWords, shortDay } from './days-in-words';

const english = { today: '2026-11-27', language: 'en' };
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

describe('a day in a few letters', () => {
  it('a day in a few letters says its year where that is not the one of today', () => {
    expect(shortDay('2026-11-29', english)).toBe('Sun, Nov 29');
    expect(shortDay('2025-01-05', english)).toBe('Sun, Jan 5, 2025');
    expect(shortDay('2025-01-05', { ...english, language: 'ja' })).toBe('2025年1月5日(日)');
  });

  it('a day in a few letters says the year of both ends where one is of another', () => {
    expect(plain(daysInWords('2026-11-27', '2026-11-27', english))).toBe('Fri, Nov 27');
    expect(plain(daysInWords('2026-11-27', '2026-11-29', english))).toBe(
      'Fri, Nov 27 – Sun, Nov 29',
    );
    expect(plain(daysInWords('2026-12-28', '2027-01-03', english))).toBe(
      'Mon, Dec 28, 2026 – Sun, Jan 3, 2027',
    );
  });
});
