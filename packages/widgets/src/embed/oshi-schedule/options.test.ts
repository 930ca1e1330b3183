import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { scheduleAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(scheduleAttributes, attributes);

describe('the options of a schedule', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        ...defaultOptions,
        org: '',
        channels: [],
        days: 3,
      },
      complaints: [],
    });
    expect(read({ org: '', channels: '', days: '' })).toEqual(read({}));
  });

  it.each(['1', '7'])('take %s days', (days) => {
    expect(read({ days })).toMatchObject({ options: { days: Number(days) }, complaints: [] });
  });

  it.each(['0', '8', '1.5', 'week'])('keep the default for %s days, and name them', (days) => {
    expect(read({ days })).toMatchObject({
      options: { days: 3 },
      complaints: [`days=${days}: a whole number from 1 to 7`],
    });
  });

  it('take a hundred channels', () => {
    const ids = Array.from({ length: 101 }, (_, index) => `UC${index}`);
    const { options, complaints } = read({ channels: ids.join() });
    expect(options.channels).toHaveLength(100);
    expect(complaints).toHaveLength(1);
  });
});
