import { describe, expect, it } from 'vitest';
import { cellsOf, shown, startMultiview, video } from '../testing/multiview/multiview-run';
import {
  isAsking,
  isEditable,
  isMuted,
  selectCells,
  selectChatVideo,
  selectMenuPresets,
  selectPlayingIds,
  selectPreview,
  selectQuestion,
  selectSaved,
  selectShareCode,
  selectVideoCells,
} from './multiview.selectors';

describe('what a view asks', () => {
  const run = startMultiview('AAGY:a,GAGY:b,MAGYchat1,SAGYchat9', { isApple: true });
  run.send({ type: 'player.played', id: 'c0' });

  it('selects which cells can be moved', () => {
    expect(['c0', 'c1', 'gone'].map((id) => isEditable(run.snapshot(), id))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('selects the unmuted cells, and the video of each chat', () => {
    expect(['c0', 'c1', 'c2'].map((id) => isMuted(run.snapshot(), id))).toEqual([
      false,
      true,
      true,
    ]);
    expect(['c2', 'c3', 'c0'].map((id) => selectChatVideo(run.snapshot(), id)?.id)).toEqual([
      'c1',
      undefined,
      undefined,
    ]);
    expect(selectVideoCells(run.snapshot()).map(({ id }) => id)).toEqual(['c0', 'c1']);
  });

  it('selects the videos that play, of YouTube alone', () => {
    const played = startMultiview('AAGY:a,GAGY:b,MAGYtwitchsora');
    for (const id of ['c2', 'c1']) played.send({ type: 'player.played', id });
    const playing = played.context().cells[1]?.content;
    expect(playing).toMatchObject({ service: 'youtube' });
    expect(selectPlayingIds(played.snapshot())).toEqual([playing?.type === 'video' && playing.id]);
  });

  it('selects the layout to draw during a preview or a question', () => {
    const custom = startMultiview('AAGG:a');
    custom.send({ type: 'layout.preview', change: { type: 'layout.clear' } });
    expect(selectPreview(custom.snapshot())?.change).toEqual({ type: 'layout.clear' });
    expect(selectCells(custom.snapshot())).toHaveLength(1);
    custom.send({ type: 'video.pick', video: video('b') });
    expect(isAsking(custom.snapshot())).toBe(true);
    expect(selectQuestion(custom.snapshot())?.preview).toHaveLength(2);
  });

  it('selects the layouts to choose from, saved ones first', () => {
    const OWN = [
      { name: 'mine', code: 'AAMX,MAMX' },
      { name: 'for three', code: 'AAMX,MAMM,MMML' },
    ];
    expect(selectMenuPresets(run.snapshot(), OWN).map(({ name }) => name)).toEqual([
      'mine',
      '2🎞️',
      'Side Chat 2',
      '2🎞️, 2💬',
      '2📱 2💬',
    ]);
    expect(selectMenuPresets(startMultiview('', { isMobile: true }).snapshot(), OWN)).toHaveLength(
      5,
    );
    expect(selectMenuPresets(startMultiview().snapshot(), OWN)).toEqual([]);
  });

  it('selects the shared layout: in reading order, its chats on the same videos', () => {
    const swapped = startMultiview('AAGY:a,GAGY:b,MAGYchat1');
    swapped.send({ type: 'cell.swap', id: 'c0', otherId: 'c1' });
    const code = selectShareCode(swapped.snapshot());
    expect(code).toBe('AAGYbbbbbbbbbbb,GAGYaaaaaaaaaaa,MAGYchat0');
    expect(shown(cellsOf(code))).toContain('c2 chat of b');
  });
});

describe('what is stored', () => {
  it('a stored layout is restored unchanged', () => {
    const run = startMultiview('AAGY:a,GAGY:b,MAGYchat1', { isApple: true });
    run.send({ type: 'sound.unmute', id: 'c1' });
    const saved = selectSaved(run.snapshot());
    const stored = JSON.parse(JSON.stringify(saved)) as typeof saved;
    const again = startMultiview('', { initial: stored });
    expect(selectSaved(again.snapshot())).toEqual(saved);
    again.send({ type: 'cell.add' });
    expect(again.shown().slice(0, 2)).toEqual(['c0 a', 'c1 b']);
  });

  it('a stored layout is shown as far as it can be read, without duplicate ids', () => {
    const [cell] = cellsOf('AAGG:a');
    const run = startMultiview('', {
      initial: {
        cells: cell
          ? [
              { ...cell, id: 'c7' },
              { ...cell, id: 'far', x: 99 },
            ]
          : [],
        muted: ['gone'],
      },
    });
    run.send({ type: 'cell.add' });
    expect(run.shown()).toEqual(['c7 a', 'c8 empty']);
    expect(run.context().muted).toEqual([]);
  });

  it('a stored layout of another product gets numbers for its cells, and keeps its order and its sound', () => {
    const ids = ['h-x1', 'c4', '7'];
    const cells = cellsOf('AAGG:a,GAGG:b,MAGG:c').map((cell, at) => ({
      ...cell,
      id: ids[at] ?? '',
    }));
    const run = startMultiview('', {
      initial: { cells, muted: ['h-x1', 'c4'], muteOthers: false },
    });
    run.send({ type: 'cell.add' });
    expect(run.shown()).toEqual(['c5 a', 'c4 b', 'c6 c', 'c7 empty']);
    expect(run.context().muted).toEqual(['c5', 'c4']);
  });
});
