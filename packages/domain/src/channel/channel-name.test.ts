import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, groupOf } from './channel-name';

describe('English name when that setting is on and the channel has one, else the native name', () => {
  const both = { name: '星見みなと', english_name: 'Hoshimi Minato' };
  it.each([
    [both, 'english_name', 'Hoshimi Minato'],
    [both, 'name', '星見みなと'],
    [{ name: '星見みなと', english_name: null }, 'english_name', '星見みなと'],
    [{ name: '星見みなと', english_name: '' }, 'english_name', '星見みなと'],
    [{ name: '星見みなと' }, 'english_name', '星見みなと'],
  ] as const)('%j with %s', (channel, property, shown) => {
    expect(displayName(channel, property)).toBe(shown);
  });
});

describe('Group = group, else suborg without its 2-character prefix, else "Other"', () => {
  it.each([
    [{ group: 'English (Myth)', suborg: 'h Other name' }, 'English (Myth)'],
    [{ group: null, suborg: 'h English (Myth)' }, 'English (Myth)'],
    [{ group: '', suborg: 'h English (Myth)' }, 'English (Myth)'],
    [{ suborg: 'h ' }, 'Other'],
    [{ suborg: 'h' }, 'Other'],
    [{ group: null, suborg: null }, 'Other'],
    [{}, 'Other'],
  ])('%j', (channel, group) => {
    expect(groupOf(channel)).toBe(group);
  });

  it('is never empty', () => {
    const text = fc.option(fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(fc.record({ group: text, suborg: text }), (channel) => {
        expect(groupOf(channel)).not.toBe('');
      }),
    );
  });
});
