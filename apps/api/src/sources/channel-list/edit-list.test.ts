/** Changes of single entries: comments stay, and a change of an outdated version is refused. */
import { describe, expect, it } from 'vitest';
import { mergeIntoList } from './add-to-list';
import { readChannelList, type ListedChannel } from './channel-list';
import { csvOfList, readCsvList } from './csv-list';
import { removeChannel, removeOrg, saveChannel, saveOrg, type Edited } from './edit-list';
import { versionOf } from './entries';

const LIST = `# Ours. Ask Mio before adding somebody.
orgs:
  - name: Window Works
    groups: [First, Second] # in order
  - name: Elsewhere
channels:
  - name: 星野そら # since 2020
    youtube: UC0000000000000000000001
    org: Window Works
    group: First # debut
  - { name: Cutter, youtube: "@Cutter", type: clipper }
`;
const SORA = 'UC0000000000000000000001';

const listOf = (text: string) => {
  const reading = readChannelList(text);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.list;
};
const textOf = (edited: Edited) => {
  if (!('text' in edited)) throw new Error(JSON.stringify(edited));
  return edited.text;
};
const channelIn = (text: string, at: number): ListedChannel => {
  const channel = listOf(text).channels[at];
  if (!channel) throw new Error('there is no such channel');
  return channel;
};
const refOf = (id: string, at: number) => ({ id, version: versionOf(channelIn(LIST, at)) });
const orgRef = (at: number) => {
  const org = listOf(LIST).orgs[at];
  if (!org) throw new Error('there is no such organization');
  return { id: org.name, version: versionOf(org) };
};

describe('a channel of the list', () => {
  it('a channel of the list is changed in its place, and the comments around it stay', () => {
    const before = channelIn(LIST, 0);
    const text = textOf(
      saveChannel(LIST, refOf(SORA, 0), { ...before, english_name: 'Sora', group: 'Second' }),
    );
    expect(text).toContain('# Ours. Ask Mio before adding somebody.');
    expect(text).toContain('name: 星野そら # since 2020');
    expect(channelIn(text, 0)).toEqual({ ...before, english_name: 'Sora', group: 'Second' });
    expect(channelIn(text, 1)).toEqual(channelIn(LIST, 1));
  });

  it('a channel of the list loses the values that are left out', () => {
    const { group: _, ...before } = channelIn(LIST, 0);
    const text = textOf(saveChannel(LIST, refOf(SORA, 0), before));
    expect(text).not.toContain('debut');
    expect(channelIn(text, 0).group).toBeUndefined();
  });

  it('a channel of the list is not changed over the change of somebody else, nor added a second time', () => {
    const before = channelIn(LIST, 0);
    const changed = textOf(saveChannel(LIST, refOf(SORA, 0), { ...before, lang: 'ja' }));
    expect(saveChannel(changed, refOf(SORA, 0), before)).toEqual({ refused: 'changed' });
    expect(removeChannel(changed, refOf(SORA, 0))).toEqual({ refused: 'changed' });
    expect(saveChannel(LIST, undefined, { ...before, youtube: '@CUTTER' })).toEqual({
      refused: 'twice',
    });
    const byId = { ...before, youtube: 'UC0000000000000000000002' };
    expect(saveChannel(LIST, undefined, byId, ['@cutter'])).toEqual({ refused: 'twice' });
  });

  it('a channel of the list needs an organization of the list', () => {
    const channel = { ...channelIn(LIST, 1), org: 'Unknown' };
    expect(saveChannel(LIST, refOf('@cutter', 1), channel)).toMatchObject({
      problems: [{ message: 'channels 2 org: "Unknown" is not among the orgs of this file' }],
    });
  });

  it('a channel of the list is removed, and the last one leaves a list that can be read', () => {
    const text = textOf(removeChannel(LIST, refOf(SORA, 0)));
    expect(listOf(text).channels.map(({ name }) => name)).toEqual(['Cutter']);
    const empty = textOf(
      removeChannel(text, { id: '@cutter', version: versionOf(channelIn(text, 0)) }),
    );
    expect(listOf(empty).channels).toEqual([]);
  });

  it('a channel of the list is the first one of a new list', () => {
    const text = textOf(saveChannel('', undefined, channelIn(LIST, 1)));
    expect(text).toBe(
      'orgs: []\nchannels:\n  - name: Cutter\n    youtube: "@Cutter"\n    type: clipper\n',
    );
  });
});

describe('an organization of the list', () => {
  it('an organization of the list takes its channels along when it and its groups are renamed', () => {
    const text = textOf(
      saveOrg(LIST, orgRef(0), {
        name: 'Window Arts',
        groups: [{ name: 'Debut', before: 'First' }, { name: 'Third' }],
      }),
    );
    expect(listOf(text).orgs[0]).toEqual({ name: 'Window Arts', groups: ['Debut', 'Third'] });
    expect(channelIn(text, 0)).toMatchObject({ org: 'Window Arts', group: 'Debut' });
  });

  it('an organization of the list keeps the channels of a renamed group where a new one takes its name', () => {
    const groups = [{ name: 'Debut', before: 'First' }, { name: 'First' }];
    const text = textOf(saveOrg(LIST, orgRef(0), { name: 'Window Works', groups }));
    expect(channelIn(text, 0)).toMatchObject({ group: 'Debut' });
  });

  it('an organization of the list keeps a group that has channels, and is kept while it has some', () => {
    const org = { name: 'Window Works', groups: [{ name: 'Second' }] };
    expect(saveOrg(LIST, orgRef(0), org)).toEqual({ refused: 'inUse' });
    expect(removeOrg(LIST, orgRef(0))).toEqual({ refused: 'inUse' });
    expect(listOf(textOf(removeOrg(LIST, orgRef(1)))).orgs).toHaveLength(1);
  });

  it('an organization of the list has a name of its own', () => {
    expect(saveOrg(LIST, undefined, { name: 'Elsewhere', groups: [] })).toEqual({
      refused: 'twice',
    });
  });
});

describe('an import', () => {
  it('an import takes over what is said of known channels, and leaves the rest of them', () => {
    const csv = `youtube,name,twitter\n${SORA},Sora,sora_ch\n@cutter,Cutter,\n`;
    const reading = readCsvList(csv);
    if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
    const merged = mergeIntoList(LIST, reading.list, {
      takes: new Set(['youtube', 'name', 'twitter']),
    });
    if ('problems' in merged) throw new Error(JSON.stringify(merged.problems));
    expect(merged).toMatchObject({
      added: [],
      kept: 1,
      changed: [{ fields: ['name', 'socials'] }],
    });
    expect(channelIn(merged.text, 0)).toMatchObject({
      name: 'Sora',
      group: 'First',
      socials: { twitter: 'sora_ch' },
    });
    expect(channelIn(merged.text, 1).type).toBe('clipper');
    expect(merged.text).toContain('# in order');
  });

  it('an import brings topics that are new, and writes nothing where nothing is', () => {
    const found = listOf(`${LIST}topics: [{ id: Block_Garden, words: [Block Garden] }]\n`);
    const merged = mergeIntoList(LIST, found);
    if ('problems' in merged) throw new Error(JSON.stringify(merged.problems));
    expect(listOf(merged.text).topics).toEqual(found.topics);
    expect(mergeIntoList(LIST, listOf(LIST))).toMatchObject({ text: LIST, kept: 2 });
  });

  it('an import reads back what a table was written from', () => {
    const { channels } = listOf(LIST);
    const reading = readCsvList(csvOfList({ orgs: [], channels }));
    expect(reading).toMatchObject({ list: { channels } });
  });
});
