/** Favorites under every kind of fault: in the end the server has the viewer's last intent. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fates, FavoritesWorld, type Fate } from '../testing/favorites-world';
import { cases, SEED } from '../testing/cases';

const tab = fc.nat({ max: 1 });
const channel = fc.constantFrom('a', 'b', 'c');
const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('toggle' as const), tab, channel }) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(1, 1_999, 2_000, 5_000, 30_000, 600_000, 1e12)
      .map((ms) => ({ type: 'wait', ms }) as const),
  },
  tab.map((at) => ({ type: 'kill', tab: at }) as const),
  fc.boolean().map((isOnline) => ({ type: 'online', isOnline }) as const),
  fc
    .constantFrom('logout' as const, 'expired' as const)
    .map((reason) => ({ type: 'end', reason }) as const),
  fc.constantFrom('viewer-1', 'viewer-2').map((viewer) => ({ type: 'login', viewer }) as const),
  fc.constant({ type: 'confirm' } as const),
  fc.boolean().map((hasRoom) => ({ type: 'room', hasRoom }) as const),
  { weight: 2, arbitrary: fc.constant({ type: 'release' } as const) },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

async function live(world: FavoritesWorld, one: Deed): Promise<void> {
  switch (one.type) {
    case 'toggle':
      return world.toggle(one.tab, one.channel);
    case 'wait':
      return world.wait(one.ms);
    case 'kill':
      return world.kill(one.tab);
    case 'online':
      return world.online(one.isOnline);
    case 'end':
      return world.end(one.reason);
    case 'login':
      return world.login(one.viewer);
    case 'room':
      // Tabs of a full device share nothing through the store; each notifies the viewer that changes are not stored.
      world.hasRoom = one.hasRoom || world.tabs > 1;
      return undefined;
    case 'confirm':
      return world.confirm();
    case 'release':
      return world.release();
  }
}

/** Deals the fates in order, from the start again after the last. */
function dealt(cards: readonly Fate[]): () => Fate {
  let at = 0;
  return () => {
    at += 1;
    return cards[at % cards.length] ?? 'arrives';
  };
}

it('drop, duplicate, reorder, delay, 500, 401, 429, offline, tab kill, two tabs, clock jump, full device: the server has the last intent, nothing is lost in silence, nothing is sent after logout', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 1 }),
      fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 12 }),
      fc.array(deed, { minLength: 20, maxLength: 60, size: 'max' }),
      async (more, cards, life) => {
        const world = new FavoritesWorld(1 + more);
        world.fate = dealt(cards);
        for (const one of life) {
          // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
          await live(world, one);
          // oxlint-disable-next-line no-await-in-loop -- one step after the other, in this order
          await world.settle();
        }
        await world.heal();
        const had = [...world.wanted].map(([viewer, wants]) => [
          viewer,
          [...wants].map(([id]) => [id, world.server.of(viewer).has(id)]),
        ]);
        const wanted = [...world.wanted].map(([viewer, wants]) => [viewer, [...wants]]);
        expect({ had, after: world.sentAfterLogout, left: world.leftovers }).toEqual({
          had: wanted,
          after: 0,
          left: 0,
        });
        world.stop();
      },
    ),
    { numRuns: cases(2_000), seed: SEED },
  );
});
