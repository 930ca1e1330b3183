/** Random runs of a page with chats against a server that records its lines: none is shown twice, none is missing. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomName } from './chat-connection.rooms';
import { Simulation } from '../testing/chat-connection/chat-simulation';
import { cases, SEED } from '../testing/cases';

const id = fc.constantFrom('v', 'w');
const lang = fc.constantFrom('en', 'ja');
const bit = fc.boolean();

type Deed = (world: Simulation) => unknown;
const deed = <T extends readonly unknown[]>(
  name: string,
  parts: { [K in keyof T]: fc.Arbitrary<T[K]> },
  act: (world: Simulation, ...values: T) => unknown,
) =>
  fc.tuple<T & unknown[]>(...(parts as never)).map((values) =>
    Object.assign((world: Simulation) => act(world, ...(values as unknown as T)), {
      toString: () => `${name}(${values.join(', ')})`,
    }),
  ) as fc.Arbitrary<Deed>;

const disorder = fc.integer({ min: 0, max: 2_000 });

/** Weighted: many lines and deliveries, few dropped sockets. */
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: deed('join', [id, lang], (world, v, l) => world.join(v, l)) },
  { weight: 3, arbitrary: deed('leave', [id, lang], (world, v, l) => world.leave(v, l)) },
  {
    weight: 2,
    arbitrary: deed('language', [id, lang, lang], (world, v, from, to) =>
      world.changeLanguage(v, from, to),
    ),
  },
  {
    weight: 8,
    arbitrary: deed(
      'say',
      [id, lang, fc.integer({ min: 1, max: 30 }), disorder],
      (world, v, l, count, late) => {
        for (let n = 0; n < count; n += 1)
          world.post(roomName(v, l), (n * 397) % 1_800, (n * late) % 2_000);
      },
    ),
  },
  { weight: 8, arbitrary: deed('serve', [], (world) => world.serve()) },
  {
    weight: 10,
    arbitrary: deed(
      'deliver',
      [fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 2 }), bit],
      (world, count, which, isTwice) => {
        for (let n = 0; n < count; n += 1) world.deliver((which * n) % 3, isTwice);
      },
    ),
  },
  { weight: 6, arbitrary: deed('connect', [bit], (world, isGood) => world.connect(isGood)) },
  { weight: 4, arbitrary: deed('accept', [], (world) => world.connect(true)) },
  { weight: 3, arbitrary: deed('drop', [], (world) => world.disconnect()) },
  { weight: 3, arbitrary: deed('read', [], (world) => world.read()) },
  { weight: 8, arbitrary: deed('answer', [bit], (world, isGood) => world.answer(isGood)) },
  { weight: 4, arbitrary: deed('answer well', [], (world) => world.answer(true)) },
  {
    weight: 2,
    arbitrary: deed('more', [id, lang], (world, v, l) =>
      world.send({ type: 'history.more', room: roomName(v, l) }),
    ),
  },
  {
    weight: 1,
    arbitrary: deed('retry history', [id, lang], (world, v, l) =>
      world.send({ type: 'history.retry', room: roomName(v, l) }),
    ),
  },
  { weight: 1, arbitrary: deed('hide', [], (world) => world.send({ type: 'page.hidden' })) },
  {
    weight: 1,
    arbitrary: deed('restore', [], (world) => world.send({ type: 'connection.restored' })),
  },
  {
    weight: 6,
    arbitrary: deed('wait', [fc.constantFrom(500, 1_000, 5_000, 9_500, 12_000)], (world, ms) =>
      world.wait(ms),
    ),
  },
);

describe('any life of a page with chats', () => {
  it('any life of a page with chats shows what the server has said, once, ascending and without a hole', async () => {
    await fc.assert(
      fc.asyncProperty(
        bit,
        fc.array(deeds, { minLength: 20, maxLength: 60, size: 'max' }),
        async (hasLang, life) => {
          const world = new Simulation(hasLang);
          for (const one of life) {
            // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
            await one(world);
            world.look();
          }
          await world.settle();
          for (const room of world.rooms()) {
            expect(room).toMatchObject({ phase: 'joined', gap: null, isPageShown: true });
            expect(room.shown).toEqual(room.due);
            expect(room.missing).toEqual([]);
          }
          await world.loadAll();
          expect(world.rooms().every(({ isAllShown }) => isAllShown)).toBe(true);
          world.run.actor.stop();
        },
      ),
      { numRuns: cases(3_000), seed: SEED },
    );
  });

  it('any life of a page with chats ends with a closed socket 10 s after everybody has left', async () => {
    const world = new Simulation(true);
    world.join('v', 'en');
    world.connect(true);
    await world.settle();
    world.leave('v', 'en');
    world.wait(9_500);
    expect(world.socket).toBe('open');
    world.wait(500);
    expect(world.socket).toBe('none');
  });
});
