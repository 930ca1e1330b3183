/** Whatever is typed, chosen, answered and led to, in whatever order: what holds of a search bar at every moment. */
import type { Suggestion } from '@oshimado/contract';
import { filtersOf, readChips, searchProblem, wordsChip } from '@oshimado/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startMachine } from '../testing/start-machine';
import { searchMachine } from './search.machine';
import { searchRows } from './search.rules';
import type { SearchEvent } from './search.types';
import { SEED } from '../testing/seed';

const start = () => startMachine(searchMachine, { input: { hosts: ['oshi.example'] } });
type Bar = ReturnType<typeof start>;
type Deed = (bar: Bar) => unknown;

const texts = [
  '',
  ' ',
  'a',
  'sora',
  'miko',
  '歌',
  'https://youtu.be/dQw4w9WgXcQ',
  'twitch.tv/sora',
];
const chips = [
  wordsChip('comments', 'sora'),
  wordsChip('comments', 'b'),
  wordsChip('title & desc', 'sora'),
  { type: 'channel', value: 'UC1', text: 'Sora' },
] as const;
const events: fc.Arbitrary<SearchEvent> = fc.oneof(
  fc.constantFrom(...texts).map((text) => ({ type: 'text.change' as const, text })),
  fc
    .constantFrom(...chips)
    .chain((chip) =>
      fc.constantFrom({ type: 'chip.add' as const, chip }, { type: 'chip.remove' as const, chip }),
    ),
  fc.constantFrom<SearchEvent>(
    { type: 'selection.move', by: 1 },
    { type: 'selection.move', by: -1 },
    { type: 'suggestion.choose' },
    { type: 'suggestions.retry' },
    { type: 'search.enter' },
    { type: 'search.commit' },
    { type: 'filter.toggle' },
    { type: 'chips.clear' },
    { type: 'address.changed', q: null, isSearchPage: false, isAdvanced: false },
    { type: 'address.changed', q: 'type,value\ntopic,a', isSearchPage: true, isAdvanced: true },
  ),
);

/** The answer tells which question it is for. */
const answerTo = (input: unknown): Suggestion[] => [
  { type: 'org', value: `for ${JSON.stringify(input)}` },
  { type: 'channel', value: 'UC1' },
];

/** Sends any event. */
const sends =
  (event: SearchEvent): Deed =>
  ({ actor }) =>
    actor.send(event);
/** Lets time pass. */
const waits =
  (ms: number): Deed =>
  ({ clock }) =>
    clock.increment(ms);
/** Types and waits until the question is asked, so that there is something to answer. */
const asks =
  (text: string): Deed =>
  ({ actor, clock }) => {
    actor.send({ type: 'text.change', text });
    clock.increment(500);
  };
/** Answers the last question (-1), or an older one: a late answer. */
const answers =
  (at: number): Deed =>
  (bar) => {
    const call = bar.calls().at(at);
    return call?.answer(answerTo(call.input));
  };
const fails =
  (at: number): Deed =>
  (bar) =>
    bar.calls().at(at)?.fail();

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: events.map(sends) },
  fc.constantFrom(1, 499, 500).map(waits),
  fc.constantFrom('sora', 'miko').map(asks),
  fc.constantFrom(-1, -1, -1, 0, 1).map(answers),
  fc.constantFrom(-1, 0).map(fails),
);

/** Answers whether suggestions were shown. */
function check(bar: Bar): boolean {
  const context = bar.context();
  const rows = searchRows(context);
  expect(context.selected).toBeLessThan(Math.max(rows.length, 1));
  expect(context.selected).toBeGreaterThanOrEqual(0);
  // One question at most is open, and only while its text stands there.
  const open = bar.calls().filter(({ signal }) => !signal.aborted);
  expect(bar.state() === 'loading').toBe(bar.snapshot().hasTag('busy'));
  // What is shown answers the text that stands there.
  const shown = context.suggestions.find(({ type }) => type === 'org')?.value;
  const asked = open.map(({ input }) => `for ${JSON.stringify(input)}`);
  expect(shown === undefined || asked.includes(shown)).toBe(true);
  expect(shown === undefined || shown.includes(context.text)).toBe(true);
  // Each chip once.
  const keys = context.chips.map(({ type, value }) => `${type} ${value}`);
  expect(new Set(keys).size).toBe(keys.length);
  return shown !== undefined;
}

it('never shows a late answer, loses its selection, doubles a chip or sends what cannot be searched', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 30, size: 'max' }), async (steps) => {
      const bar = start();
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- each step starts from where the one before has led
        await step(bar);
        if (check(bar)) answered += 1;
      }
      const sent = bar.notices.flatMap((notice) =>
        notice.type === 'navigation.requested' && notice.target.kind === 'search'
          ? [notice.target.q]
          : [],
      );
      expect(sent.filter((q) => searchProblem(filtersOf(readChips(q))) !== undefined)).toEqual([]);
      bar.actor.stop();
    }),
    { numRuns: 200, seed: SEED },
  );
  // Otherwise nothing was proven of answers.
  expect(answered).toBeGreaterThan(50);
});
