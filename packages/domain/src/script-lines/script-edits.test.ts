import { describe, expect, it } from 'vitest';
import type { EditedLine } from './edited-lines';
import { editScript, isScriptEdit, keysOf } from './script-edits';
import type { EditedScript, ScriptEdit } from './script-edits.types';
import { DEFAULT_PROFILE } from './speaker-profiles';

const profiles = ['default', 'p1', 'p2', 'p3'].map((id) => ({ ...DEFAULT_PROFILE, id, name: id }));
const line = (key: string, start: number, profile = 'default'): EditedLine => ({
  key,
  start,
  end: start + 1_000,
  author: 'Mira',
  text: `text ${key}`,
  profile,
});
const script: EditedScript = {
  lines: [line('a', 0, 'p1'), line('b', 1_000, 'p2'), line('c', 3_000, 'p3')],
  profiles,
};
const aids = { profile: 'p2', author: 'Mira', newKey: (at: number) => `new-${at}` };
const edit = (one: ScriptEdit, on = script) => editScript(on, one, aids);
/** The result, or only the code of a refusal. */
const done = (one: ScriptEdit, on = script): EditedScript => {
  const result = edit(one, on);
  return typeof result === 'string' ? { lines: [], profiles: [] } : result;
};

describe('lines', () => {
  it('gets prefix and suffix of the chosen profile, and its author', () => {
    const voiced = profiles.map((one) => ({ ...one, prefix: `${one.id}: `, suffix: '!' }));
    const { lines } = done(
      { type: 'line.add', at: 6_000.4, text: ' hi ' },
      { ...script, profiles: voiced },
    );
    expect(lines.at(-1)).toEqual({
      key: 'new-0',
      author: 'Mira',
      start: 6_000,
      end: 9_000,
      text: 'p2: hi!',
      profile: 'p2',
    });
  });

  it('lines hold no character that the server refuses or takes out', () => {
    const textsAfter = (one: ScriptEdit) => done(one).lines.map(({ text }) => text);
    expect(textsAfter({ type: 'line.add', at: 60_000, text: 'a\0b\u202E' })).toContain('ab');
    expect(textsAfter({ type: 'line.change', key: 'a', text: 'a\0b' })).toContain('ab');
  });

  it('lines are never blank and never longer than the server takes', () => {
    expect(edit({ type: 'line.add', at: 0, text: '  ' })).toBe('text.empty');
    expect(edit({ type: 'line.add', at: 0, text: 'x'.repeat(501) })).toBe('text.tooLong');
    expect(edit({ type: 'line.change', key: 'a', text: ' ' })).toBe('text.empty');
    expect(edit({ type: 'line.add', at: 0, text: '\u200B\u3164' })).toBe('text.empty');
    expect(edit({ type: 'line.change', key: 'a', text: '\u200B' })).toBe('text.empty');
    expect(edit({ type: 'line.change', key: 'a', text: 'x'.repeat(501) })).toBe('text.tooLong');
    const long = {
      ...script,
      lines: script.lines.map((one) => ({ ...one, text: 'x'.repeat(300) })),
    };
    expect(edit({ type: 'line.merge', key: 'a' }, long)).toBe('text.tooLong');
  });

  it('change their words and their profile', () => {
    expect(done({ type: 'line.change', key: 'b', text: 'new' }).lines[1]).toMatchObject({
      text: 'new',
      profile: 'p2',
    });
    expect(done({ type: 'line.change', key: 'b', profile: 'p1' }).lines[1]?.profile).toBe('p1');
    expect(edit({ type: 'line.change', key: 'b', profile: 'nobody' })).toBe('profile.unknown');
    expect(edit({ type: 'line.change', key: 'b', text: 'text b' })).toBe(script);
  });

  it('lines are merged with the next one', () => {
    expect(done({ type: 'line.merge', key: 'a' }).lines).toEqual([
      { ...line('a', 0, 'p1'), end: 2_000, text: 'text a text b' },
      line('c', 3_000, 'p3'),
    ]);
    expect(edit({ type: 'line.merge', key: 'c' })).toBe('line.last');
  });

  it('lines are split in time and in words', () => {
    const { lines } = done({ type: 'line.split', key: 'b', at: 1_400, textAt: 4 });
    expect(lines.slice(1, 3)).toEqual([
      { ...line('b', 1_000, 'p2'), end: 1_400, text: 'text' },
      { ...line('new-0', 1_400, 'p2'), end: 2_000, text: 'b' },
    ]);
    expect(edit({ type: 'line.split', key: 'b', at: 1_200, textAt: 4 })).toBe('line.tooShort');
    expect(edit({ type: 'line.split', key: 'b', at: 1_400, textAt: 0 })).toBe('text.empty');
  });

  it('missing lines are not edited', () => {
    expect(edit({ type: 'line.delete', key: 'z' })).toBe('line.unknown');
    expect(edit({ type: 'line.setStart', key: 'z' })).toBe('line.unknown');
    expect(edit({ type: 'line.split', key: 'z', at: 0, textAt: 0 })).toBe('line.unknown');
  });

  it('lines are deleted, one or all, moved, resized, shifted and made continuous', () => {
    const keys = (one: ScriptEdit) => done(one).lines.map(({ key }) => key);
    expect(keys({ type: 'line.delete', key: 'b' })).toEqual(['a', 'c']);
    expect(keys({ type: 'lines.clear' })).toEqual([]);
    expect(keys({ type: 'line.setStart', key: 'b' })).toEqual(['b', 'c']);
    expect(done({ type: 'line.move', key: 'c', start: 5_000 }).lines[2]?.start).toBe(5_000);
    const resize: ScriptEdit = { type: 'line.resize', key: 'c', edge: 'end', at: 9_000 };
    expect(done(resize).lines[2]?.end).toBe(9_000);
    expect(done({ type: 'lines.shift', seconds: 2 }).lines[0]?.start).toBe(2_000);
    expect(done({ type: 'lines.continue' }).lines[1]?.end).toBe(3_000);
  });
});

describe('an import', () => {
  it('an import takes the place of all lines and profiles, with ids of its own', () => {
    const one: ScriptEdit = {
      type: 'lines.import',
      lines: [
        { start: 5_000, end: 5_100, text: ' late ', profile: 1 },
        { start: -5, end: 2_000, text: 'early' },
        { start: 0, end: 2_000, text: ' ' },
      ],
      profiles: [{ name: 'Aki' }, {}],
    };
    const { lines, profiles } = done(one);
    expect(profiles.map(({ id, name }) => [id, name])).toEqual([
      ['default', 'Default'],
      ['new-0', 'Aki'],
      ['new-1', 'Profile2'],
    ]);
    expect(
      lines.map(({ key, start, end, text, profile }) => [key, start, end, text, profile]),
    ).toEqual([
      ['new-3', 0, 2_000, 'early', 'default'],
      ['new-2', 5_000, 5_300, 'late', 'new-1'],
    ]);
    expect(keysOf(one)).toBe(5);
    const long = [{ start: 0, end: 1, text: 'x'.repeat(501) }];
    expect(edit({ ...one, lines: long })).toBe('text.tooLong');
  });
});

describe('profiles', () => {
  it('Default is neither removed nor moved', () => {
    expect(edit({ type: 'profile.remove', id: 'default' })).toBe('profile.default');
    expect(edit({ type: 'profile.shift', id: 'default', step: 1 })).toBe('profile.default');
    expect(edit({ type: 'profile.shift', id: 'p1', step: -1 })).toBe(script);
    expect(edit({ type: 'profile.shift', id: 'p3', step: 1 })).toBe(script);
  });

  it('lines of a removed profile go to Default, those of later ones stay theirs', () => {
    const { lines, profiles } = done({ type: 'profile.remove', id: 'p1' });
    expect(profiles.map(({ id }) => id)).toEqual(['default', 'p2', 'p3']);
    expect(lines.map(({ profile }) => profile)).toEqual(['default', 'p2', 'p3']);
  });

  it('profiles are added, renamed and shifted', () => {
    const ids = (one: ScriptEdit) => done(one).profiles.map(({ id }) => id);
    expect(ids({ type: 'profile.add', name: 'Aki' })).toEqual([
      'default',
      'p1',
      'p2',
      'p3',
      'new-0',
    ]);
    expect(ids({ type: 'profile.shift', id: 'p2', step: -1 })).toEqual([
      'default',
      'p2',
      'p1',
      'p3',
    ]);
    expect(ids({ type: 'profile.shift', id: 'p2', step: 1 })).toEqual([
      'default',
      'p1',
      'p3',
      'p2',
    ]);
    const renamed = done({ type: 'profile.change', id: 'default', change: { name: 'Me' } });
    expect(renamed.profiles[0]?.name).toBe('Me');
    expect(edit({ type: 'profile.change', id: 'p1', change: { name: 'p1' } })).toBe(script);
    expect(edit({ type: 'profile.remove', id: 'z' })).toBe('profile.unknown');
  });
});

describe('an edit', () => {
  it('an edit is distinguished from other events', () => {
    expect(isScriptEdit({ type: 'line.add' })).toBe(true);
    expect(isScriptEdit({ type: 'profile.choose' })).toBe(false);
  });
});
