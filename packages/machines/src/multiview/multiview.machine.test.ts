/** The specification of a multiview layout, sentence by sentence. */
import { builtInPresets, chooseAutoLayout, DEFAULT_AUTO_LAYOUTS } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { isBigCell, selectPanelsQuery } from './multiview.selectors';
import { cellsOf, places, shown, startMultiview, video } from '../testing/multiview/multiview-run';

/** The built-in presets without an automatic layout for this number of videos. */
const withoutAuto = (videos: number) => ({
  ...builtInPresets,
  autoLayouts: chooseAutoLayout(DEFAULT_AUTO_LAYOUTS, videos, null),
});

describe('pick from strip or add button', () => {
  it('fills the first empty cell, by column, then row', () => {
    const run = startMultiview('AAMM:a,AMMM,MAMM,MMMM');
    run.send({ type: 'video.pick', video: video('b') });
    run.send({ type: 'video.pick', video: video('c') });
    expect(run.shown()).toEqual(['c0 a', 'c1 b', 'c2 c', 'c3 empty']);
  });

  it('pick from strip or add button takes the auto layout for one more video when no cell is empty, and keeps the content', () => {
    const run = startMultiview();
    run.send({ type: 'video.pick', video: video('a') });
    expect(run.shown()).toEqual(['c0 a', 'c1 chat of a']);
    run.send({ type: 'video.pick', video: video('b') });
    expect(run.shown()).toEqual(['c0 a', 'c3 b', 'c1 chat of a']);
    run.send({ type: 'cell.delete', id: 'c1' });
    run.send({ type: 'layout.choose', code: 'AAMY,MAMY' });
    run.send({ type: 'video.pick', video: video('c') });
    expect(run.places()).toEqual(['c0 0,0 12x24', 'c3 12,0 12x12', 'c9 12,12 12x12']);
  });

  it('loses no chat on the way from one video to sixteen and back', () => {
    const run = startMultiview();
    const chats = () =>
      run
        .shown()
        .filter((cell) => cell.includes('chat'))
        .map((cell) => cell.split(' ')[0]);
    let before = chats();
    for (let count = 0; count < 16; count += 1) {
      run.send({ type: 'video.pick', video: video(String.fromCharCode(97 + count)) });
      expect(chats()).toEqual(expect.arrayContaining(before));
      before = chats();
    }
    expect(before.length).toBeGreaterThan(1);
    for (let count = 15; count > 0; count -= 1) {
      const [video] = run.shown().filter((cell) => !cell.includes('chat'));
      run.send({ type: 'cell.delete', id: video?.split(' ')[0] ?? '' });
      expect(chats()).toEqual(expect.arrayContaining(before));
    }
    expect(run.emitted.some(({ type }) => type === 'question.asked')).toBe(false);
  });

  it('pick from strip or add button has room for the video and all chats in the layout that it asks about', () => {
    const run = startMultiview('AAGG:a,GAGG:b,MAGGchat0,SAGGchat1,AGGGchat0');
    run.send({ type: 'video.pick', video: video('c') });
    expect(run.state()).toBe('asking');
    run.send({ type: 'question.confirm' });
    const contents = run.shown().map((cell) => cell.replace(/^c\d+ /, ''));
    expect(contents.sort()).toEqual(['a', 'b', 'c', 'chat of a', 'chat of a', 'chat of b']);
  });

  it('pick from strip or add button takes a layout for the grid as it is: videos one above the other on an upright one', () => {
    const run = startMultiview();
    run.send({ type: 'grid.measured', size: { width: 1_080, height: 1_856 } });
    for (const letter of ['a', 'b', 'c', 'd'])
      run.send({ type: 'video.pick', video: video(letter) });
    expect(run.places().filter((place) => / 24x/.test(place)).length).toBeGreaterThan(3);
  });

  it('pick from strip or add button takes the next bigger one when there is none for that number', () => {
    const run = startMultiview('AAMY:a,MAMY:b', { readPresets: () => withoutAuto(3) });
    run.send({ type: 'video.pick', video: video('c') });
    expect(run.shown()).toEqual([
      'c0 a',
      'c1 b',
      'c4 c',
      'c5 empty',
      'c6 chat of a',
      'c7 chat of b',
    ]);
  });

  it('asks before it overwrites a layout that is no preset', () => {
    const run = startMultiview('AAMM:a');
    run.send({ type: 'video.pick', video: video('b') });
    const before = places(cellsOf('AAMM'));
    expect(run.state()).toBe('asking');
    expect(run.places()).toEqual(before);
    const question = run.context().question;
    expect(question).toMatchObject({ reason: 'pick', fillEmpty: true });
    expect(shown(question?.preview ?? [])).toEqual(['c0 a', 'c2 b']);
    run.send({ type: 'question.confirm' });
    expect(run.shown()).toEqual(['c0 a', 'c2 b']);
    expect(run.emittedTypes()).toEqual(['question.asked', 'layout.changed']);
  });

  it('puts the video at a free place when there is no layout for so many: "No default layout for {videoCount} videos."', () => {
    const run = startMultiview();
    for (let count = 0; count < 17; count += 1) {
      run.send({ type: 'video.pick', video: video(String.fromCharCode(97 + count)) });
    }
    expect(run.places().at(-1)).toMatch(/ 0,24 4x6$/);
    expect(run.emitted.at(-1)).toEqual({ type: 'layout.missing', videos: 17 });
  });

  it('pick from strip or add button takes the mobile presets on a small screen', () => {
    const run = startMultiview('', { isMobile: true });
    run.send({ type: 'video.pick', video: video('a') });
    expect(run.places()).toEqual(['c0 0,0 24x8', 'c1 0,8 24x16']);
    run.send({ type: 'screen.changed', isMobile: false });
    run.send({ type: 'video.pick', video: video('b') });
    expect(run.places()).toEqual(['c0 0,0 17x12', 'c3 0,12 17x12', 'c1 17,0 7x24']);
  });

  it('ignores an invalid video id', () => {
    const run = startMultiview();
    run.send({ type: 'video.pick', video: { id: 'a,AAYY', service: 'twitch' } });
    expect(run.emitted).toEqual([
      { type: 'change.refused', change: 'video.pick', code: 'unknownVideo' },
    ]);
  });
});

describe('pick for a given cell', () => {
  it('fills that cell', () => {
    const run = startMultiview('AAMY,MAMY');
    run.send({ type: 'video.pick', video: video('a'), cell: 'c1' });
    expect(run.shown()).toEqual(['c0 empty', 'c1 a']);
    run.send({ type: 'cell.empty', id: 'c1' });
    expect(run.shown()).toEqual(['c0 empty', 'c1 empty']);
  });

  it('fills no cell when the given one is gone', () => {
    const run = startMultiview('AAMY,MAMY');
    run.send({ type: 'video.pick', video: video('a'), cell: 'gone' });
    expect(run.emitted).toEqual([{ type: 'change.refused', change: 'video.pick', code: 'gone' }]);
  });
});

describe('Add Cell', () => {
  it('Add Cell is the same with an empty cell when the layout is a preset', () => {
    const run = startMultiview('AAMY:a,MAMY:b');
    run.send({ type: 'cell.add' });
    expect(run.shown()).toEqual(['c0 a', 'c1 b', 'c4 empty']);
  });

  it('adds a 4 by 6 cell at the first free spot of a layout that is no preset', () => {
    const run = startMultiview('AAMM:a');
    run.send({ type: 'cell.add' });
    run.send({ type: 'cell.add' });
    expect(run.places()).toEqual(['c0 0,0 12x12', 'c1 12,0 4x6', 'c2 16,0 4x6']);
  });

  it('adds it below everything when the grid is full, and says so when even that is', () => {
    const run = startMultiview('AAMY,MAGY,SAGY');
    run.send({ type: 'cell.add' });
    expect(run.places().at(-1)).toBe('c3 0,24 4x6');
    for (let count = 0; count < 40; count += 1) run.send({ type: 'cell.add' });
    expect(run.context().cells).toHaveLength(3 + 36);
    expect(run.emitted.at(-1)).toEqual({
      type: 'change.refused',
      change: 'cell.add',
      code: 'full',
    });
  });
});

describe('Delete cell', () => {
  it('just removes a chat cell, or a cell of a custom layout', () => {
    const side = startMultiview('AAUY:a,UAEYchat0');
    side.send({ type: 'cell.delete', id: 'c1' });
    expect(side.places()).toEqual(['c0 0,0 20x24']);
    const custom = startMultiview('AAGG:a,GAGG:b,MAGG:c');
    custom.send({ type: 'cell.delete', id: 'c1' });
    expect(custom.places()).toEqual(['c0 0,0 6x6', 'c2 12,0 6x6']);
  });

  it('changes a preset to the layout for one video less', () => {
    const run = startMultiview('AAMY:a,MAMM:b,MMMM:c');
    run.send({ type: 'cell.delete', id: 'c1' });
    expect(run.shown()).toEqual(['c0 a', 'c2 c']);
    expect(run.places()).toEqual(['c0 0,0 12x24', 'c2 12,0 12x24']);
  });

  it('just removes it when there is no layout for one video less', () => {
    const run = startMultiview('AAMY:a,MAMM:b,MMMM:c', { readPresets: () => withoutAuto(2) });
    run.send({ type: 'cell.delete', id: 'c1' });
    expect(run.places()).toEqual(['c0 0,0 12x24', 'c2 12,12 12x12']);
  });

  it('clears all with the last video', () => {
    const run = startMultiview('AAUY:a,UAEYchat0');
    run.send({ type: 'cell.delete', id: 'c0' });
    expect(run.context().cells).toEqual([]);
  });

  it('removes nothing when the cell is gone', () => {
    const run = startMultiview('AAGG:a,GAGG:b');
    run.send({ type: 'cell.delete', id: 'gone' });
    expect(run.shown()).toEqual(['c0 a', 'c1 b']);
  });
});

describe('chat cells', () => {
  it('show the video no other chat shows, then the one that is chosen', () => {
    const run = startMultiview('AAGY:a,GAGY:b,MAGYchat0,SAGY');
    run.send({ type: 'chat.place', id: 'c3', panels: 'chat' });
    expect(run.shown().slice(2)).toEqual(['c2 chat of a', 'c3 chat of b']);
    run.send({ type: 'chat.choose', id: 'c3', tab: 0 });
    expect(run.shown()[3]).toBe('c3 chat of a');
    run.send({ type: 'chat.choose', id: 'c3', tab: 2 });
    run.send({ type: 'chat.choose', id: 'c0', tab: 0 });
    expect(run.emittedTypes().slice(-2)).toEqual(['change.refused', 'change.refused']);
  });

  it('a TL cell starts with only the TL panel, and at least one of chat and TL stays on', () => {
    const run = startMultiview('AAGY:a,SAGY');
    const panels = () => run.context().cells[1]?.content;
    run.send({ type: 'chat.place', id: 'c1', panels: 'tl' });
    expect(panels()).toMatchObject({ panels: 'tl' });
    run.send({ type: 'chat.toggle', id: 'c1', panel: 'tl' });
    expect(panels()).toMatchObject({ panels: 'tl' });
    run.send({ type: 'chat.toggle', id: 'c1', panel: 'chat' });
    expect(panels()).toMatchObject({ panels: 'both' });
    run.send({ type: 'chat.toggle', id: 'c1', panel: 'tl' });
    expect(panels()).toMatchObject({ panels: 'chat' });
    run.send({ type: 'chat.toggle', id: 'c1', panel: 'tl' });
    run.send({ type: 'chat.toggle', id: 'c1', panel: 'chat' });
    expect(panels()).toMatchObject({ panels: 'tl' });
  });

  it('chat cells keep pointing at the same video when another layout is chosen', () => {
    const run = startMultiview('AAMY:a,MAGY:b,SAGYchat1');
    run.send({ type: 'layout.choose', code: 'AAOM,AMOM,OAFYchat,TAFYchat' });
    expect(run.shown()).toEqual(['c0 a', 'c1 b', 'c2 chat of b', 'c6 chat of a']);
  });
});

describe('moving, resizing and reordering', () => {
  it('moves and resizes cells only while in edit mode, and never over another', () => {
    const run = startMultiview('AAGG:a,MMGG');
    run.send({ type: 'cell.place', id: 'c0', x: 2, y: 3 });
    run.send({ type: 'cell.place', id: 'c0', w: 8, h: 4 });
    expect(run.places()).toEqual(['c0 2,3 8x4', 'c1 12,12 6x6']);
    run.send({ type: 'cell.place', id: 'c0', x: 12, y: 12 });
    run.send({ type: 'cell.place', id: 'c0', x: 20, y: 0 });
    run.send({ type: 'player.played', id: 'c0' });
    run.send({ type: 'cell.place', id: 'c0', x: 0, y: 0 });
    run.send({ type: 'player.paused', id: 'c0' });
    run.send({ type: 'cell.place', id: 'c0', x: 2, y: 3 });
    expect(
      run.emitted.flatMap((note) => (note.type === 'change.refused' ? note.code : [])),
    ).toEqual(['overlap', 'outside', 'frozen', 'unchanged']);
  });

  it('swaps place and size of two cells; content is not reloaded', () => {
    const run = startMultiview('AAMY:a,MAMM:b,MMMM:c');
    run.send({ type: 'player.played', id: 'c0' });
    run.send({ type: 'cell.swap', id: 'c0', otherId: 'c2' });
    expect(run.shown()).toEqual(['c0 a', 'c1 b', 'c2 c']);
    expect(run.places()).toEqual(['c0 12,12 12x12', 'c1 12,0 12x12', 'c2 0,0 12x24']);
    expect(run.context().frozen).toEqual(['c0']);
    run.send({ type: 'cell.swap', id: 'c0', otherId: 'gone' });
    expect(run.emittedTypes().at(-1)).toBe('change.refused');
  });

  it('freezes no cell that is gone or empty, and thaws one whose video changes', () => {
    const run = startMultiview('AAMY:a,MAMMchat0,MMMM');
    run.send({ type: 'player.played', id: 'gone' });
    run.send({ type: 'player.played', id: 'c2' });
    run.send({ type: 'player.played', id: 'c0' });
    run.send({ type: 'cell.confirm', id: 'c1' });
    expect(run.context().frozen).toEqual(['c0', 'c1']);
    run.send({ type: 'video.pick', video: video('b'), cell: 'c0' });
    expect(run.context().frozen).toEqual(['c1']);
    run.send({ type: 'cell.edit', id: 'c1' });
    expect(run.context().frozen).toEqual([]);
  });
});

describe('"Cells are muted except the first when muteOthers is on. It defaults on for Apple devices."', () => {
  it('cells are muted except the first when muteOthers is turned on later', () => {
    const apple = startMultiview('AAGY:a,GAGY:b,MAGY:c', { isApple: true });
    expect(apple.context().muted).toEqual(['c1', 'c2']);
    const other = startMultiview('AAGY:a,GAGY:b,MAGY:c');
    expect(other.context()).toMatchObject({ muteOthers: false, muted: [] });
    other.send({ type: 'sound.muteOthers', muteOthers: true });
    expect(other.context().muted).toEqual(['c1', 'c2']);
    other.send({ type: 'sound.muteOthers', muteOthers: false });
    expect(other.context().muted).toEqual(['c1', 'c2']);
  });

  it('unmuting a cell with muteOthers on mutes the others', () => {
    const run = startMultiview('AAGY:a,GAGY:b,MAGY:c', { isApple: true });
    run.send({ type: 'sound.unmute', id: 'c2' });
    expect(run.context().muted).toEqual(['c0', 'c1']);
    run.send({ type: 'sound.mute', id: 'c2' });
    expect(run.context().muted).toEqual(['c0', 'c1', 'c2']);
    run.send({ type: 'sound.unmute' });
    expect(run.context().muted).toEqual(['c1', 'c2']);
  });

  it('one cell can be unmuted alone with muteOthers off; a cell without a video changes nothing', () => {
    const run = startMultiview('AAGY:a,GAGY:b,MAGY:c,SAGYchat0');
    run.send({ type: 'sound.solo', id: 'c1' });
    expect(run.context().muted).toEqual(['c0', 'c2']);
    run.send({ type: 'sound.solo', id: 'c3' });
    expect(run.context().muted).toEqual(['c0', 'c2']);
  });

  it('all cells can be muted and unmuted at once with muteOthers off', () => {
    const run = startMultiview('AAGY:a,GAGY:b,MAGY');
    run.send({ type: 'sound.mute' });
    expect(run.context().muted).toEqual(['c0', 'c1']);
    run.send({ type: 'sound.unmute' });
    expect(run.context().muted).toEqual([]);
  });
});

describe('the layouts that all tabs share', () => {
  it('the layouts that all tabs share are read when a change needs them, so that those of another tab count at once', () => {
    let presets = builtInPresets;
    const run = startMultiview('AAMM:a', { readPresets: () => presets });
    presets = { ...builtInPresets, ownPresets: [{ name: 'Theirs', code: 'AAMM' }] };
    run.send({ type: 'video.pick', video: video('b') });
    expect(run.state()).toBe('arranged');
    expect(run.context().cells).toHaveLength(2);
    presets = withoutAuto(2);
    run.send({ type: 'layout.undo' });
    run.send({ type: 'layout.clear' });
    run.send({ type: 'link.open', code: `AAYY${video('a').id}` });
    run.send({ type: 'video.pick', video: video('b') });
    expect(run.shown().filter((cell) => cell.endsWith('empty'))).toHaveLength(1);
  });
});

describe('a link', () => {
  it('a link with overlapping cells opens with the second at a free place', () => {
    const run = startMultiview();
    run.send({ type: 'link.open', code: 'AAMM,GGMM' });
    expect(run.places()).toEqual(['c0 0,0 12x12', 'c1 12,0 4x6']);
    expect(run.emitted.at(-1)).toEqual({
      type: 'link.repaired',
      faults: [{ code: 'overlap', part: 1 }],
    });
    run.send({ type: 'layout.undo' });
    expect(run.context().cells).toEqual([]);
  });

  it('a repaired link that would replace a layout emits the question and the repair', () => {
    const run = startMultiview('AAYY:a');
    run.send({ type: 'link.open', code: 'AAMM,MA' });
    expect(run.state()).toBe('asking');
    expect(run.emittedTypes()).toEqual(['question.asked', 'link.repaired']);
  });

  it('a link sets the panels of its chats, and the link shared from the layout contains them', () => {
    const run = startMultiview();
    run.send({ type: 'link.open', code: 'AAMY,MAGYchat0,SAGYchat0', panels: ['tl', undefined] });
    expect(run.context().cells.map(({ content }) => content)).toMatchObject([
      {},
      { panels: 'tl' },
      { tab: 0 },
    ]);
    expect(selectPanelsQuery(run.snapshot())).toEqual({ panels: 'tc' });
  });
});

describe('a cell that is made large', () => {
  const boxes = (run: ReturnType<typeof startMultiview>) => run.places();

  it('a cell that is made large has the others in a rail, and gives them their places back', () => {
    const run = startMultiview('AAMM:a,MAMM:b,AMMM:c,MMMMchat0');
    const before = boxes(run);
    run.send({ type: 'player.played', id: 'c1' });
    run.send({ type: 'cell.enlarge', id: 'c1' });
    expect(boxes(run)[1]).toBe('c1 0,0 18x24');
    expect(isBigCell(run.snapshot(), 'c1')).toBe(true);
    expect(run.context().frozen).toEqual(['c3', 'c1']);
    run.send({ type: 'cell.enlarge', id: 'c0' });
    expect(boxes(run)[0]).toBe('c0 0,0 18x24');
    expect(isBigCell(run.snapshot(), 'c1')).toBe(false);
    run.send({ type: 'chat.toggle', id: 'c3', panel: 'tl' });
    run.send({ type: 'cell.enlarge', id: 'c0' });
    expect(boxes(run)).toEqual(before);
    expect(run.context().cells[3]?.content).toMatchObject({ panels: 'both' });
  });

  it('a cell that is made large is undone like any change, and one that is gone changes nothing', () => {
    const run = startMultiview('AAMY:a,MAMY:b');
    const before = boxes(run);
    run.send({ type: 'cell.enlarge', id: 'gone' });
    run.send({ type: 'cell.enlarge', id: 'c0' });
    run.send({ type: 'layout.undo' });
    expect(boxes(run)).toEqual(before);
    expect(isBigCell(run.snapshot(), 'c0')).toBe(false);
    expect(run.emittedTypes()).toEqual(['change.refused', 'layout.changed', 'layout.changed']);
  });
});
