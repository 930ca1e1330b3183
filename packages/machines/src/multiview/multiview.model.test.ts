/** Random runs of a multiview, compared with a reference of its invariants. */
import { builtInPresets, decodeMultiview, DESKTOP_PRESETS, shareCode } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMultiview, video } from '../testing/multiview/multiview-run';
import { ReferenceMultiview } from '../testing/multiview/multiview-reference';
import { selectSaved } from './multiview.selectors';
import type { MultiviewChange, MultiviewContext, MultiviewEvent } from './multiview.types';
import { cases, SEED } from '../testing/cases';

const LINKS = [
  'AAYYaaaaaaaaaaa',
  'AAGG,GAGGbbbbbbbbbbb,MAGGchat0',
  'AAMY,MAMYtwitchccc',
  '!',
  'AAUYcc',
];
const START = ['', 'AAYY:a', 'AAGG:a,MAGGchat0', 'AAGM:a,GAGM:b,MAGMchat1,SAGM', 'AAMY:a,MAMY:b'];

/** An action in numbers; its cell is chosen among the existing ones when it runs. */
interface Deed {
  readonly kind: number;
  readonly one: number;
  readonly two: number;
}

type Cells = MultiviewContext['cells'];
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
const idAt = (cells: Cells, index: number) => at(cells, index)?.id ?? 'gone';
const codeAt = (index: number) => at(DESKTOP_PRESETS, index)?.code ?? '';
const letterAt = (index: number) => String.fromCharCode(97 + (index % 20));

const CHANGES: readonly ((cells: Cells, one: number, two: number) => MultiviewChange)[] = [
  (_, one) => ({ type: 'video.pick', video: video(letterAt(one)) }),
  (_, one) => ({ type: 'video.pick', video: video(letterAt(one)) }),
  (_, one) => ({ type: 'video.pick', video: video(letterAt(one)) }),
  (cells, one, two) => ({
    type: 'video.pick',
    video: { id: `t${one}`, service: 'twitch' },
    cell: idAt(cells, two),
  }),
  () => ({ type: 'cell.add' }),
  (cells, one) => ({ type: 'cell.delete', id: idAt(cells, one) }),
  (cells, one) => ({ type: 'cell.empty', id: idAt(cells, one) }),
  (cells, one, two) => ({ type: 'cell.place', id: idAt(cells, one), x: two % 25, y: one % 25 }),
  (cells, one, two) => ({ type: 'cell.place', id: idAt(cells, one), w: two % 9, h: one % 9 }),
  (cells, one, two) => ({ type: 'cell.swap', id: idAt(cells, one), otherId: idAt(cells, two) }),
  (cells, one, two) => ({
    type: 'chat.place',
    id: idAt(cells, one),
    panels: two % 2 === 0 ? 'chat' : 'tl',
  }),
  (_, one) => ({ type: 'layout.choose', code: codeAt(one) }),
  (_, one) => (one % 4 === 0 ? { type: 'layout.clear' } : { type: 'layout.undo' }),
  () => ({ type: 'layout.undo' }),
  () => ({ type: 'layout.redo' }),
  (_, one) => ({ type: 'link.open', code: at(LINKS, one) ?? '' }),
];

const changeOf = (cells: Cells, one: number, two: number): MultiviewChange =>
  at(CHANGES, two)?.(cells, one, one >> 4) ?? { type: 'cell.add' };

const OTHERS: readonly ((cells: Cells, one: number, two: number) => MultiviewEvent)[] = [
  (cells, one, two) => ({ type: 'layout.preview', change: changeOf(cells, one, two) }),
  () => ({ type: 'layout.apply' }),
  () => ({ type: 'preview.end' }),
  () => ({ type: 'question.confirm' }),
  () => ({ type: 'question.cancel' }),
  (_, one) => ({ type: 'question.fill', fillEmpty: one % 2 === 0 }),
  (cells, one, two) => ({ type: 'chat.choose', id: idAt(cells, one), tab: two % 4 }),
  (cells, one, two) => ({
    type: 'chat.toggle',
    id: idAt(cells, one),
    panel: two % 2 === 0 ? 'chat' : 'tl',
  }),
  (cells, one) => ({ type: 'player.played', id: idAt(cells, one) }),
  (cells, one) => ({ type: 'player.paused', id: idAt(cells, one) }),
  (cells, one) => ({ type: 'sound.mute', id: idAt(cells, one) }),
  (cells, one) => ({ type: 'sound.unmute', id: idAt(cells, one) }),
  (_, one) => (one % 2 === 0 ? { type: 'sound.mute' } : { type: 'sound.unmute' }),
  (cells, one) => ({ type: 'sound.solo', id: idAt(cells, one) }),
  (_, one) => ({ type: 'sound.muteOthers', muteOthers: one % 2 === 0 }),
];

const eventOf = ({ kind, one, two }: Deed, cells: Cells): MultiviewEvent =>
  kind % 3 === 0
    ? (at(OTHERS, two)?.(cells, one, one >> 4) ?? { type: 'layout.apply' })
    : changeOf(cells, one, two);

/** A layout survives being written to an address and read again. */
function isShared(cells: Cells): boolean {
  if (cells.length === 0) return true;
  const code = shareCode(cells);
  const decoded = decodeMultiview(code);
  return decoded.ok && decoded.cells.length === cells.length && shareCode(decoded.cells) === code;
}

const number = fc.nat({ max: 4_095 });
const deeds = fc.array(fc.record({ kind: number, one: number, two: number }), {
  minLength: 20,
  maxLength: 60,
  size: 'max',
});

describe('any life of a multiview', () => {
  it(`keeps what the specification says of it after each of 20 to 60 events, ${cases(3_000)} times`, () => {
    const counts = new Map<string, number>();
    fc.assert(
      fc.property(fc.constantFrom(...START), fc.boolean(), deeds, (start, isApple, life) => {
        let presets = builtInPresets;
        const run = startMultiview(start, { isApple, readPresets: () => presets });
        const model = new ReferenceMultiview(run.context());
        for (const deed of life) {
          // Another tab saves a layout now and then.
          if (deed.kind % 7 === 0)
            presets = { ...presets, ownPresets: [{ name: 'theirs', code: codeAt(deed.one) }] };
          const before = run.context();
          const event = eventOf(deed, before.cells);
          run.emitted.length = 0;
          run.send(event);
          const after = run.context();
          const faults = model.follow({ event, before, after, emitted: run.emitted });
          if (faults.length > 0) throw new Error(`${JSON.stringify(event)}: ${faults.join('; ')}`);
          if (after.cells !== before.cells && !isShared(after.cells))
            throw new Error(`shared: ${JSON.stringify(after.cells)}`);
          for (const { type } of run.emitted) counts.set(type, (counts.get(type) ?? 0) + 1);
        }
        const saved = selectSaved(run.snapshot());
        const again = startMultiview('', { initial: saved });
        if (JSON.stringify(selectSaved(again.snapshot())) !== JSON.stringify(saved)) {
          throw new Error(`stored: ${JSON.stringify(saved)}`);
        }
        run.actor.stop();
      }),
      { numRuns: cases(3_000), seed: SEED },
    );
    // The runs prove something only if many different events occur in them.
    expect(counts.get('layout.changed')).toBeGreaterThan(cases(20_000));
    expect(counts.get('question.asked')).toBeGreaterThan(cases(2_000));
    expect(counts.get('change.refused')).toBeGreaterThan(cases(2_000));
  });
});
