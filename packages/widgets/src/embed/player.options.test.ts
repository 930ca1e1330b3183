import { describe, expect, it } from 'vitest';
import { readPlayerOptions, type PlayerAttribute } from './player.options';

function read(attributes: Partial<Record<PlayerAttribute, string>>) {
  const complaints: string[] = [];
  const options = readPlayerOptions((name) => attributes[name] ?? null, {
    scriptOrigin: 'https://script.example',
    languages: ['ja-JP'],
    complain: (attribute, value, wanted) => complaints.push(`${attribute}=${value}: ${wanted}`),
  });
  return { options, complaints };
}

describe('the options of the player', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        api: 'https://script.example',
        lang: 'ja-JP',
        hasNamedTheme: false,
        video: '',
        start: 0,
        muted: false,
      },
      complaints: [],
    });
  });

  it.each([
    ['90', 90],
    ['90.7', 90.7],
    ['1:05', 65],
    ['1h2m3s', 3_723],
    ['0', 0],
    ['0:00', 0],
    ['0.0', 0],
  ])('a start of %s is second %i', (start, seconds) => {
    expect(read({ start })).toMatchObject({ options: { start: seconds }, complaints: [] });
  });

  it('a start that cannot be read is the beginning, and is named', () => {
    const { options, complaints } = read({ start: 'later' });
    expect(options.start).toBe(0);
    expect(complaints).toEqual([expect.stringMatching(/^start=later: /)]);
  });

  it('the sound is off with the attribute, whatever its value', () => {
    expect(read({ muted: '' }).options.muted).toBe(true);
  });
});
