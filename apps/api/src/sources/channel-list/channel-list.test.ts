import { describe, expect, it, vi } from 'vitest';
import { readChannelList } from './channel-list';
import { watchChannelList } from './watch-list';

const GOOD = `orgs:
  - name: Window Works
    name_jp: 窓
    groups: [First, Second]
channels:
  - name: 星野そら
    english_name: Hoshino Sora
    youtube: UC0000000000000000000001
    org: Window Works
    group: Second
    lang: ja
    socials: { twitter: hoshino_sora }
  - name: Cutter
    youtube: "@cutter"
    type: clipper
    lang: en
    inactive: true
`;

const linesOf = (text: string) => {
  const reading = readChannelList(text);
  if (!('problems' in reading)) throw new Error('the list was accepted');
  return reading.problems.map(({ line, message }) => `${line}: ${message}`);
};

describe('the list of channels', () => {
  it('the list of channels has defaults for everything but name and channel', () => {
    const reading = readChannelList(GOOD);
    expect(reading).toMatchObject({
      list: {
        orgs: [{ name: 'Window Works', groups: ['First', 'Second'] }],
        channels: [
          {
            name: '星野そら',
            type: 'vtuber',
            inactive: false,
            socials: { twitter: 'hoshino_sora' },
          },
          { youtube: '@cutter', type: 'clipper', inactive: true, socials: {} },
        ],
      },
    });
  });

  it.each([
    ['a key that does not exist', GOOD.replace('lang: en', 'language: en'), 13, 'language'],
    [
      'a wrong id',
      GOOD.replace('UC0000000000000000000001', 'UC01'),
      8,
      'channels 1 youtube: wants',
    ],
    [
      'an address in place of a name',
      GOOD.replace('hoshino_sora', 'https://x.com/a'),
      12,
      'twitter',
    ],
    [
      'an org that is not listed',
      GOOD.replace('org: Window Works', 'org: Door'),
      9,
      '"Door" is not',
    ],
    ['a group that its org lacks', GOOD.replace('group: Second', 'group: Third'), 10, '"Third"'],
    ['a name left out', GOOD.replace('name: Cutter\n    ', ''), 13, 'channels 2 name'],
    ['a word in place of yes or no', GOOD.replace('true', 'maybe'), 17, 'inactive'],
    ['a broken line', GOOD.replace('name: Cutter', 'name: Cutter: two'), 13, ''],
    ['nothing', '', 1, ''],
  ])('the list of channels names the line of %s', (_, text, line, words) => {
    const [first = ''] = linesOf(text);
    expect(first).toContain(words);
    expect(Number(first.split(':', 1)[0])).toBe(line);
  });

  it('the list of channels names a channel that is listed twice, and every problem at once', () => {
    const twice = GOOD.replace('"@cutter"', 'UC0000000000000000000001');
    expect(linesOf(twice)).toEqual([
      '14: channels 2 youtube: UC0000000000000000000001 is listed twice',
    ]);
    expect(
      linesOf(GOOD.replace('lang: ja', 'lang: 7').replace('lang: en', 'lang: 8')),
    ).toHaveLength(2);
  });
});

describe('a name of the list', () => {
  const firstOf = (text: string) => {
    const reading = readChannelList(text);
    return 'list' in reading ? reading.list.channels[0] : reading.problems;
  };

  it('a name of the list is one line without marks of direction, and its org is found by it', () => {
    const text = GOOD.replace('name: 星野そら', String.raw`name: "星野\n\u202Eそら\u0007"`)
      .replace('- name: Window Works', String.raw`- name: "Window\tWorks"`)
      .replace('org: Window Works', String.raw`org: "\u2067Window Works"`);
    expect(firstOf(text)).toMatchObject({ name: '星野 そら', org: 'Window Works' });
  });

  it('a name of the list in which nothing is drawn is no name', () => {
    const text = GOOD.replace('name: Cutter', String.raw`name: "\u200B\u2060"`);
    expect(linesOf(text)).toEqual([expect.stringMatching(/^13: channels 2 name: /)]);
  });
});

describe('a list that changes', () => {
  const watch = () => {
    let text: string | undefined = GOOD;
    const warn = vi.fn<(details: object, message: string) => void>();
    const list = watchChannelList({
      path: 'channels.yaml',
      readKept: () => Promise.reject(new Error('the file is what counts')),
      log: { info: () => undefined, warn },
      read: async () => {
        if (text === undefined) throw new Error('no such file');
        return text;
      },
    });
    return { list, warn, write: (next: string | undefined) => (text = next) };
  };

  it('a list that changes is read again only when its text differs', async () => {
    const { list, write } = watch();
    expect(await list.refresh()).toBe(true);
    expect(await list.refresh()).toBe(false);
    write(GOOD.replace('Cutter', 'Snipper'));
    expect(await list.refresh()).toBe(true);
    expect(list.current()?.channels[1]?.name).toBe('Snipper');
  });

  it('a list that changes keeps the last valid one while the file is wrong or gone, and says so once, by line', async () => {
    const { list, warn, write } = watch();
    await list.refresh();
    write(GOOD.replace('type: clipper', 'type: fan'));
    expect(await list.refresh()).toBe(false);
    expect(await list.refresh()).toBe(false);
    expect(list.current()?.channels).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(list.trouble()).toMatch(/^channels\.yaml:15: channels 2 type: /);
    write(undefined);
    await list.refresh();
    expect(list.trouble()).toBe('channels.yaml: no such file');
    write(GOOD);
    expect(await list.refresh()).toBe(true);
    expect(list.trouble()).toBeUndefined();
  });

  it('a list that changes is the one that admins edit where there is no file, and empty before their first change', async () => {
    let kept = '';
    const list = watchChannelList({
      path: undefined,
      readKept: async () => kept,
      log: { info: () => undefined, warn: () => undefined },
    });
    expect(await list.refresh()).toBe(true);
    expect(list.current()).toEqual({ orgs: [], channels: [] });
    kept = GOOD;
    expect(await list.refresh()).toBe(true);
    expect(list.current()?.channels).toHaveLength(2);
    kept = GOOD.replace('type: clipper', 'type: fan');
    await list.refresh();
    expect(list.trouble()).toMatch(/^list of \/admin:15: channels 2 type: /);
  });
});
