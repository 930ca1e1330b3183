import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { playerAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(playerAttributes, attributes);

describe('the options of the player', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        ...defaultOptions,
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

  it.each([
    ['', true],
    ['muted', true],
    ['true', true],
    ['yes', true],
    ['false', false],
    ['off', false],
  ])('the sound is off with the attribute, unless it says no: %j', (muted, isOff) => {
    expect(read({ muted })).toMatchObject({ options: { muted: isOff }, complaints: [] });
  });
});
