import { describe, expect, it } from 'vitest';
import { defaultOptions, readAttributes } from '../../testing/read-attributes';
import { multiviewAttributes } from './options';

const read = (attributes: Readonly<Record<string, string>>) =>
  readAttributes(multiviewAttributes, attributes);

describe('the options of the multiview', () => {
  it('have defaults', () => {
    expect(read({})).toEqual({
      options: {
        ...defaultOptions,
        layout: '',
        videos: '',
        chat: false,
        controls: true,
      },
      complaints: [],
    });
  });

  it.each([
    ['', true],
    ['on', true],
    ['true', true],
    ['off', false],
    ['false', false],
  ])(
    'a switch is on with the attribute alone, on or true, and off with off or false: %j',
    (value, on) => {
      expect(read({ chat: value, controls: value })).toMatchObject({
        options: { chat: on, controls: on },
        complaints: [],
      });
    },
  );

  it('a switch that cannot be read keeps its default and is named', () => {
    const { options, complaints } = read({ chat: 'yes', controls: 'maybe' });
    expect(options).toMatchObject({ chat: false, controls: true });
    expect(complaints).toEqual(['chat=yes: on or off', 'controls=maybe: on or off']);
  });
});
