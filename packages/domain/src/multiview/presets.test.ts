import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countVideoSlots, doOverlap, isChatCell, isInsideGrid } from './multiview-cell';
import { DESKTOP_PRESETS, MOBILE_PRESETS } from './preset-list';
import {
  allPresets,
  autoLayoutFor,
  cellsOfPreset,
  chooseAutoLayout,
  countPresetVideos,
  DEFAULT_AUTO_LAYOUTS,
  evenLayoutCode,
  GENERATED_PRESETS,
  groupPresets,
  isPreset,
  mobilePresetFor,
  presetNameProblem,
  withoutAutoLayout,
} from './presets';

interface Recorded {
  readonly name: string;
  readonly layout: string;
  readonly default?: number;
  readonly video: number;
  readonly chat: number;
  readonly portrait?: boolean;
}
const recorded = JSON.parse(
  readFileSync(new URL('./fixtures/presets.json', import.meta.url), 'utf8'),
) as { readonly desktop: readonly Recorded[]; readonly mobile: readonly Recorded[] };

const countsOf = (code: string) => {
  const cells = cellsOfPreset(code);
  return { video: countVideoSlots(cells), chat: cells.filter(isChatCell).length };
};

describe('"Presets exist for 1 to 16 videos, plus 5 mobile presets and defaults per cell count."', () => {
  it('the 33 desktop and 5 mobile presets are as they were recorded', () => {
    const listed = [...DESKTOP_PRESETS, ...MOBILE_PRESETS];
    const known = [...recorded.desktop, ...recorded.mobile];
    expect([DESKTOP_PRESETS.length, MOBILE_PRESETS.length]).toEqual([33, 5]);
    expect(listed.map(({ name, code }) => ({ name, layout: code, ...countsOf(code) }))).toEqual(
      known.map(({ name, layout, video, chat }) => ({ name, layout, video, chat })),
    );
    expect(MOBILE_PRESETS.map(({ isPortrait }) => isPortrait)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('every number of videos has one default preset, that of 15 is made', () => {
    const nameOf = (code: string | null) => allPresets([]).find((p) => p.code === code)?.name;
    expect(DEFAULT_AUTO_LAYOUTS.slice(1).map(nameOf)).toEqual([
      'Side Chat 1',
      '2🎞️',
      '1🎞️+2',
      '2x2🎞️ 2💬',
      '5🎞️ 2💬',
      '2x3🎞️',
      '7🎞️',
      '8🎞️',
      '3 x 3🎞️',
      'Among Us 1',
      'Among Us 3',
      '4x3',
      '13🎞️',
      '14🎞️',
      '15🎞️',
      '4x4',
    ]);
    expect(DEFAULT_AUTO_LAYOUTS.map((code) => code && countPresetVideos(code))).toEqual([
      null,
      ...Array.from({ length: 16 }, (_, at) => at + 1),
    ]);
  });

  it.each([1, 2, 3, 5, 7, 11, 15, 16, 20])(
    'a preset that is made for %i videos covers the grid',
    (videos) => {
      const cells = cellsOfPreset(evenLayoutCode(videos));
      const area = cells.reduce((sum, { w, h }) => sum + w * h, 0);
      expect(cells).toHaveLength(videos);
      expect(area).toBe(24 * 24);
      expect(cells.every((cell, at) => !cells.slice(0, at).some((c) => doOverlap(cell, c)))).toBe(
        true,
      );
    },
  );

  it('the one preset that is made is that of 15 videos', () => {
    expect(GENERATED_PRESETS.map(({ code }) => code)).toEqual([evenLayoutCode(15)]);
  });

  it('no preset has a cell outside the grid', () => {
    const cells = [...allPresets([]), ...MOBILE_PRESETS].flatMap(({ code }) => cellsOfPreset(code));
    expect(cells.every(isInsideGrid)).toBe(true);
  });

  it('a number of videos has its mobile preset', () => {
    expect([1, 2, 3, 4, 5].map((videos) => mobilePresetFor(videos)?.name)).toEqual([
      'Mobile 1',
      'Mobile 2',
      'Mobile 3',
      'Mobile 4',
      undefined,
    ]);
  });
});

describe('lists of presets', () => {
  const own = [
    { name: 'mine', code: 'AAYM' },
    { name: 'mine too', code: 'AAYY' },
    { name: 'mine again', code: 'AAYM' },
  ];

  it('lists of presets show own ones first and of two with the same code the first', () => {
    const names = allPresets(own).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['mine', 'mine too', 'Side Chat 1']);
    expect(names).toHaveLength(33 + 1 - 1 + 2);
  });

  it('lists of presets are grouped by the number of videos', () => {
    const groups = groupPresets(allPresets(own));
    expect(groups.map(({ videos }) => videos)).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
    expect(groups[0]?.presets.map(({ name }) => name)).toEqual(['mine', 'mine too', 'Side Chat 1']);
  });

  it('lists of presets take a name that is neither empty nor taken', () => {
    expect(presetNameProblem(' ', own)).toBe('empty');
    expect(presetNameProblem(' mine ', own)).toBe('taken');
    expect(presetNameProblem('4x4', [])).toBe('taken');
    expect(presetNameProblem('Mobile 1', [])).toBe('taken');
    expect(presetNameProblem(GENERATED_PRESETS[0]?.name ?? '', [])).toBe('taken');
    expect(presetNameProblem('new', own)).toBeNull();
  });
});

describe('a layout is a preset', () => {
  const side = cellsOfPreset('AAUY,UAEYchat0');

  it('whatever plays in it and whichever video its chat shows', () => {
    expect(isPreset(side)).toBe(true);
    expect(isPreset(cellsOfPreset('AAUYdQw4w9WgXcQ,UAEYchat7'))).toBe(true);
    expect(isPreset(cellsOfPreset('AOYKchat0,AAYH,AHYH'))).toBe(true);
  });

  it('but not when a cell was moved, removed or given another role', () => {
    expect(isPreset([])).toBe(false);
    expect(isPreset(side.slice(1))).toBe(false);
    expect(isPreset(cellsOfPreset('AAUY,UAEY'))).toBe(false);
    expect(isPreset(cellsOfPreset('AATY,UAEYchat0'))).toBe(false);
  });

  it('when it is one of the own ones', () => {
    expect(isPreset(cellsOfPreset('AATY'), [{ name: 'mine', code: 'AATY' }])).toBe(true);
  });
});

describe('automatic layouts', () => {
  it('automatic layouts take the next bigger one where none is chosen', () => {
    const none = chooseAutoLayout(DEFAULT_AUTO_LAYOUTS, 2, null);
    expect(autoLayoutFor(none, 2)).toBe(DEFAULT_AUTO_LAYOUTS[3]);
    expect(autoLayoutFor(none, 17)).toBeNull();
  });

  it('automatic layouts can be chosen for more than 16, and go back to the default with their layout', () => {
    const more = chooseAutoLayout(DEFAULT_AUTO_LAYOUTS, 18, 'AAYY');
    expect(more).toHaveLength(19);
    expect(autoLayoutFor(more, 17)).toBe('AAYY');
    expect(withoutAutoLayout(more, 'AAYY')[18]).toBeNull();
    const chosen = chooseAutoLayout(DEFAULT_AUTO_LAYOUTS, 1, 'AAYY');
    expect(withoutAutoLayout(chosen, 'AAYY')).toEqual(DEFAULT_AUTO_LAYOUTS);
  });
});
