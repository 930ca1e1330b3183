import { nameOf } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToList, type AddedList } from './add-to-list';
import { channelRecord, orgRecords } from './channel-record';
import { readChannelList, type ChannelList } from './channel-list';
import { readCsvList } from './csv-list';
import { listOfRecords } from './list-of-records';

const listOf = (text: string): ChannelList => {
  const reading = readChannelList(text);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.list;
};
const add = (...given: Parameters<typeof addToList>): AddedList => {
  const added = addToList(...given);
  if ('problems' in added) throw new Error(JSON.stringify(added.problems));
  return added;
};

const idOf = (n: number) => `UC${String(n).padStart(22, '0')}`;
const name = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => nameOf(text));
const usable = name.filter((text) => text !== '');

/** A list whose groups are all used, as a store can give it back. */
const lists = fc
  .record({
    orgs: fc.uniqueArray(usable, { maxLength: 3 }),
    groups: fc.uniqueArray(usable, { minLength: 1, maxLength: 4 }),
    names: fc.array(fc.record({ name: usable, english: fc.option(usable), at: fc.nat(20) }), {
      maxLength: 12,
    }),
  })
  .map(({ orgs, groups, names }): ChannelList => {
    const channels = names.map((one, n) => {
      const org = orgs[one.at % (orgs.length + 1)];
      const group = org === undefined ? undefined : groups[one.at % groups.length];
      return {
        name: one.name,
        english_name: one.english ?? undefined,
        youtube: idOf(n),
        type: one.at % 5 === 0 ? ('clipper' as const) : ('vtuber' as const),
        org,
        group,
        lang: one.at % 2 === 0 ? 'ja' : undefined,
        twitch: one.at % 3 === 0 ? `login_${n}` : undefined,
        socials: one.at % 4 === 0 ? { twitter: `account_${n}` } : {},
        inactive: one.at % 7 === 0,
      };
    });
    return {
      orgs: orgs
        .filter((org) => channels.some((one) => one.org === org))
        .map((org) => ({
          name: org,
          short: undefined,
          name_jp: undefined,
          groups: groups.filter((group) =>
            channels.some((one) => one.org === org && one.group === group),
          ),
        })),
      channels,
    };
  });

describe('a list of channels', () => {
  it('a list of channels is the same after a store and back, and after its own text', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const records = list.channels.map((channel) =>
          channelRecord({ ...channel, id: channel.youtube }, list),
        );
        expect(listOfRecords(records, orgRecords(list))).toEqual(list);
        const { text, added } = add('', list);
        expect(added).toBe(list.channels.length);
        expect(listOf(text)).toEqual(list);
      }),
    );
  });

  it('never grows by channels it has, and keeps what stands there', () => {
    fc.assert(
      fc.property(lists, lists, (before, found) => {
        const { text } = add('', before);
        const once = add(text, found);
        expect(listOf(once.text).channels.slice(0, before.channels.length)).toEqual(
          before.channels,
        );
        expect(add(once.text, found)).toEqual({
          text: once.text,
          added: 0,
          known: found.channels.length,
        });
      }),
    );
  });
});

const OWN = `# Ours. Ask Mio before adding somebody.
orgs:
  - name: Window Works
    groups: [First] # in order
channels:
  - { name: Sora, youtube: "@Sora" } # since 2020
`;

it('a list file keeps comments, knows a channel by its handle, and adds groups to an organization', () => {
  const found = listOf(`
orgs: [{ name: Window Works, groups: [Second] }]
channels:
  - { name: Sora, youtube: ${idOf(1)} }
  - { name: Haru, youtube: ${idOf(2)}, org: Window Works, group: Second }
`);
  const { text, ...counts } = add(OWN, found, (id) => (id === idOf(1) ? ['@sora'] : []));
  expect(counts).toEqual({ added: 1, known: 1 });
  expect(text).toContain('# Ours. Ask Mio before adding somebody.');
  expect(text).toContain('# since 2020');
  expect(listOf(text)).toMatchObject({
    orgs: [{ name: 'Window Works', groups: ['First', 'Second'] }],
    channels: [{ youtube: '@Sora' }, { name: 'Haru', group: 'Second' }],
  });
});

describe('an organization that a list names twice', () => {
  const TWICE = `
orgs:
  - { name: Window Works, short: WW, groups: [First] }
  - { name: Window Works, name_jp: 窓, groups: [Second] }
channels:
  - { name: Sora, youtube: ${idOf(1)}, org: Window Works, group: First }
  - { name: Haru, youtube: ${idOf(2)}, org: Window Works, group: Second }
`;

  it('is one of the store, with the groups of both', () => {
    const list = listOf(TWICE);
    expect(orgRecords(list)).toEqual([{ name: 'Window Works', short: 'WW', name_jp: '窓' }]);
    const groups = list.channels.map(
      (one) => channelRecord({ ...one, id: one.youtube }, list).suborg,
    );
    expect(groups).toEqual(['a First', 'b Second']);
  });

  it('is added to another list once, with the groups of both', () => {
    expect(listOf(add('', listOf(TWICE)).text).orgs).toEqual([
      { name: 'Window Works', short: 'WW', name_jp: '窓', groups: ['First', 'Second'] },
    ]);
    expect(listOf(add(OWN, listOf(TWICE)).text).orgs).toMatchObject([
      { name: 'Window Works', groups: ['First', 'Second'] },
    ]);
  });

  it('gets only groups that neither has', () => {
    const found = listOf(TWICE.replaceAll(idOf(2), idOf(3)));
    expect(listOf(add(TWICE, found).text).orgs.map(({ groups }) => groups)).toEqual([
      ['First'],
      ['Second'],
    ]);
  });
});

it('a list file is not added to while something is wrong with it', () => {
  const wrong = OWN.replace('@Sora', 'Sora');
  expect(addToList(wrong, listOf(OWN))).toMatchObject({ problems: [{ line: 6 }] });
});

describe('a list from a spreadsheet', () => {
  it('a list from a spreadsheet has columns in any order, with the separator of any country', () => {
    const csv =
      '\uFEFFName;YouTube;Org;Group;Twitter;Inactive\r\n' +
      `"Sora; the first";${idOf(1)};Window Works;First;sora_ch;\r\n` +
      `Haru;@haru;Window Works;Second;;WAHR\r\n`;
    expect(readCsvList(csv)).toMatchObject({
      list: {
        orgs: [{ name: 'Window Works', groups: ['First', 'Second'] }],
        channels: [
          { name: 'Sora; the first', socials: { twitter: 'sora_ch' }, inactive: false },
          { youtube: '@haru', socials: {}, inactive: true },
        ],
      },
    });
  });

  it('a list from a spreadsheet has an organization once, however its name was typed, with the groups of all rows', () => {
    const csv =
      'name,youtube,org,group\n' +
      `Sora,${idOf(1)},Window Works,First\n` +
      `Haru,${idOf(2)},\u202AWindow Works,Second\n` +
      `Mio,${idOf(3)},"Window\nWorks",First\u202C\n`;
    expect(readCsvList(csv)).toMatchObject({
      list: {
        orgs: [{ name: 'Window Works', groups: ['First', 'Second'] }],
        channels: [
          { org: 'Window Works', group: 'First' },
          { org: 'Window Works', group: 'Second' },
          { org: 'Window Works', group: 'First' },
        ],
      },
    });
  });

  it('a list from a spreadsheet names the row of what is wrong, and columns that are missing or unknown', () => {
    expect(readCsvList(`name,youtube\nSora,${idOf(1)}\nHaru,haru\n`)).toEqual({
      problems: [{ line: 3, message: expect.stringContaining('channels 2 youtube') }],
    });
    expect(readCsvList(`name,youtube\nSora,${idOf(1)}\n\uFFFD\uFFFD,@haru\n`)).toEqual({
      problems: [{ line: 3, message: expect.stringContaining('UTF-8') }],
    });
    expect(readCsvList('name,channel\nSora,x\n')).toEqual({
      problems: [
        {
          line: 1,
          message: expect.stringMatching(/"channel" is not known; .*no column "youtube"/),
        },
      ],
    });
  });
});
