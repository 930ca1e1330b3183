import { describe, expect, it } from 'vitest';
import { defaultChoices } from '../stored-state/choices';
import type { StoredMultiview } from '../stored-state/multiview-state';
import { decodeMultiview } from './multiview-code';
import { DEFAULT_AUTO_LAYOUTS } from './presets';
import {
  readablePresets,
  saveProblem,
  withAutoLayout,
  withoutPreset,
  withPreset,
  withUsedUrl,
} from './saved-layouts';

function cellsOf(text: string) {
  const code = text.replace(/:(\w)/g, (_, letter: string) => letter.repeat(11));
  const decoded = decodeMultiview(code);
  if (!decoded.ok) throw new Error(text);
  return decoded.cells;
}

const nothing: StoredMultiview = {
  ...defaultChoices('en').multiview,
  moments: { kept: 1 },
};

describe('presets', () => {
  const CODE = 'AAGG,GAGG,SAGYchat0';
  const cells = cellsOf('AAGG:a,GAGG,SAGYchat0');
  const saved = withPreset(nothing, { cells, name: ' mine ', useInAuto: true });

  it('presets are saved under a trimmed name without videos, and beside what else is stored', () => {
    expect(saved).toMatchObject({
      ownPresets: [{ name: 'mine', code: CODE }],
      moments: { kept: 1 },
    });
    expect(saved.autoLayouts?.[2]).toBe(CODE);
    expect(withPreset(nothing, { cells, name: 'mine' }).autoLayouts).toBeNull();
  });

  it.each([
    [' ', 'emptyName'],
    ['4x4', 'takenName'],
    ['mine', 'takenName'],
    ['mine too', 'knownLayout'],
  ])('presets are refused under the name "%s": %s', (name, problem) => {
    expect(saveProblem(cells, name, saved.ownPresets)).toBe(problem);
    expect(withPreset(saved, { cells, name })).toBe(saved);
  });

  it('presets are refused without a cell', () => {
    expect(saveProblem([], 'nothing', [])).toBe('emptyLayout');
    expect(withPreset(saved, { cells: [], name: 'nothing' })).toBe(saved);
  });

  it('store which cell a chat follows, even while other cells are empty', () => {
    const { ownPresets } = withPreset(nothing, {
      cells: cellsOf('AAGG,GAGG:a,SAGYchat0'),
      name: 'mine',
    });
    expect(ownPresets).toEqual([{ name: 'mine', code: 'AAGG,GAGG,SAGYchat1' }]);
  });

  it('presets are deleted, and the built-in layout is automatic where they were', () => {
    const left = withoutPreset(saved, CODE);
    expect(left).toMatchObject({ ownPresets: [], autoLayouts: DEFAULT_AUTO_LAYOUTS });
    expect(withoutPreset(nothing, CODE)).toEqual(nothing);
  });

  it('presets are read as far as they can be, with the built-in automatic layouts for what is missing', () => {
    const chats = { name: 'Chats', code: 'AAMYchat0,MAMYchat1' };
    expect(
      readablePresets({
        ownPresets: [{ name: 'Broken', code: '!' }, chats],
        autoLayouts: [null, '!', null],
      }),
    ).toEqual({ ownPresets: [chats], autoLayouts: [null, DEFAULT_AUTO_LAYOUTS[1], null] });
    expect(readablePresets(nothing).autoLayouts).toEqual(DEFAULT_AUTO_LAYOUTS);
  });
});

describe('automatic layouts', () => {
  it('automatic layouts are chosen for a number of videos, and chosen away', () => {
    const chosen = withAutoLayout(withAutoLayout(nothing, 1, 'AAYY'), 2, null);
    expect(chosen.autoLayouts?.slice(1, 4)).toEqual(['AAYY', null, DEFAULT_AUTO_LAYOUTS[3]]);
  });

  it.each([
    ['another number of videos', 3, 'AAYY'],
    ['no video', 0, null],
    ['part of a video', 1.5, null],
    ['more videos than there are cells', 1_000, null],
    ['a layout that is not listed', 1, 'ABYX'],
    ['a code that cannot be read', 1, '!'],
  ])('automatic layouts stay as they are for %s', (_, videos, code) => {
    expect(withAutoLayout(nothing, videos, code)).toBe(nothing);
  });
});

it('the last 8 addresses of each service are remembered, the newest first', () => {
  const urls = Array.from({ length: 10 }, (_, at) => `u${at}`);
  const used = urls.reduce((stored, url) => withUsedUrl(stored, 'youtube', url), nothing);
  expect(withUsedUrl(used, 'twitch', 't')).toMatchObject({
    youtubeUrls: ['u9', 'u8', 'u7', 'u6', 'u5', 'u4', 'u3', 'u2'],
    twitchUrls: ['t'],
  });
});
