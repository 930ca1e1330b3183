import { describe, expect, it } from 'vitest';
import { writeScript } from '../script';
import { scriptOfEdited, scriptOfStored } from './exported-script';
import { DEFAULT_PROFILE } from './speaker-profiles';

const START = Date.parse('2026-01-10T12:00:00.000Z');
const line = (seconds: number, message: string, name = 'Aoi', duration: number | null = 1_500) => ({
  id: String(seconds),
  name,
  message,
  duration,
  timestamp: START + seconds * 1_000,
});

describe('lines of the editor', () => {
  it('lines of the editor keep their profiles, and lines of a removed profile go to the first one', () => {
    const of = (start: number, profile: string) => ({
      start,
      end: start + 300,
      text: 'a',
      profile,
    });
    const profiles = [DEFAULT_PROFILE, { ...DEFAULT_PROFILE, id: 'p', name: 'Guest' }];
    const script = scriptOfEdited([of(0, 'p'), of(500, 'gone')], profiles);
    expect(script.lines.map(({ profile, duration }) => [profile, duration])).toEqual([
      [1, 300],
      [0, 300],
    ]);
    expect(script.profiles.map(({ name }) => name)).toEqual(['Default', 'Guest']);
  });
});

describe('lines of the server', () => {
  it('lines of the server are written in their order, each with its own length and author', () => {
    const stored = [line(61, 'Second', 'Ren', 700), line(1, 'First')];
    const script = scriptOfStored(stored, START);
    expect(script.profiles.map(({ name }) => name)).toEqual(['Aoi', 'Ren']);
    expect(writeScript('srt', script)).toBe(
      '1\n00:00:01,000 --> 00:00:02,500\nFirst\n\n2\n00:01:01,000 --> 00:01:01,700\nSecond\n\n',
    );
  });

  it('without a start of the video begin at the first line', () => {
    const [first, second] = scriptOfStored([line(20, 'b'), line(5, 'a')], undefined).lines;
    expect([first?.start, second?.start]).toEqual([0, 15_000]);
  });

  it('lines that were typed live last up to the next one', () => {
    const [first, second] = scriptOfStored(
      [line(0, 'a', 'A', null), line(1, 'b', 'A', null)],
      START,
    ).lines;
    expect([first?.duration, second?.duration]).toEqual([1_000, 3_000]);
  });

  it('lines of the server may be none', () => {
    expect(scriptOfStored([], undefined)).toEqual({ lines: [], profiles: [] });
  });
});
