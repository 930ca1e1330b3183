/** Answers, changes of the query and facts in any order: a late answer never lands on the wrong board. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { board, failure } from '../testing/live-feed';
import type { PortCall } from '../testing/start-machine';
import { startingPlace } from '../testing/starting-place';
import { liveFeedMachine } from './live-feed.machine';
import { SEED } from '../testing/seed';
import { cases } from '../testing/cases';

const start = startingPlace(liveFeedMachine);

const orgs = ['Hololive', 'Nijisanji', 'Independents'] as const;
const isAsked = (input: unknown): input is { readonly org: string } =>
  typeof input === 'object' && input !== null && 'org' in input;
const nameOf = ({ input }: PortCall, at: number) =>
  `${isAsked(input) ? input.org : 'nobody'}-${at}`;

const steps = fc.array(
  fc.oneof(
    fc.constantFrom(...orgs).map((org) => ({ type: 'query', org }) as const),
    // Which of the calls made so far hears its answer now; those given up are answered, too.
    { weight: 3, arbitrary: fc.nat({ max: 5 }).map((call) => ({ type: 'answer', call }) as const) },
    fc.nat({ max: 5 }).map((call) => ({ type: 'failure', call }) as const),
    fc
      .constantFrom('refresh', 'hidden', 'shown', 'changed', 'second', 'minutes')
      .map((type) => ({ type }) as const),
  ),
  { minLength: 4, maxLength: 10 },
);

it(`in ${cases(20_000)} interleavings the board shown is the newest answer to the query of now`, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (life) => {
      const feed = start({ query: { org: orgs[0] } });
      const snapshot = () => feed.actor.getSnapshot();
      let org: string = orgs[0];
      let newest = -1;
      for (const step of life) {
        const at = 'call' in step ? step.call % feed.calls.length : -1;
        const call = feed.calls[at];
        if (step.type === 'query') {
          org = step.org;
          newest = -1;
          feed.actor.send({ type: 'query.change', query: { org } });
        } else if (call && step.type === 'answer') {
          if (
            !call.signal.aborted &&
            at === feed.calls.length - 1 &&
            snapshot().value === 'loading'
          ) {
            newest = at;
          }
          // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
          await call.answer(board(nameOf(call, at)));
        } else if (call) {
          // oxlint-disable-next-line no-await-in-loop -- one step after the other, in this order
          await call.fail(failure('network'));
        } else if (step.type === 'refresh') feed.actor.send({ type: 'feed.refresh', force: true });
        else if (step.type === 'hidden') feed.actor.send({ type: 'page.hidden' });
        else if (step.type === 'shown') feed.actor.send({ type: 'page.shown' });
        else if (step.type === 'changed') feed.actor.send({ type: 'board.changed' });
        else feed.clock.increment(step.type === 'second' ? 1_000 : 300_000);
        const shown = snapshot().context.videos?.[0]?.id ?? null;
        expect(shown).toBe(newest < 0 ? null : `${org}-${newest}`);
        const open = feed.calls.filter(({ signal }) => !signal.aborted);
        expect(snapshot().value === 'loading' ? open.at(-1) : undefined).toBe(
          snapshot().value === 'loading' ? feed.calls.at(-1) : undefined,
        );
      }
      feed.actor.stop();
    }),
    { numRuns: cases(20_000), seed: SEED },
  );
});
