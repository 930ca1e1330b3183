/** Random lives of a board beside a reference without states: the same questions at the same moments, the same board. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board, failure, MINUTE, ORG, startFeed, type StartedFeed } from '../testing/live-feed';
import { ReferenceBoard, STALE } from '../testing/live-feed-reference';
import { selectStatus } from './live-feed.selectors';
import { SEED } from '../testing/seed';
import { cases } from '../testing/cases';

type Deed = (model: ReferenceBoard, feed: StartedFeed) => unknown;

const unsettled = (feed: StartedFeed) => feed.calls.filter(({ signal }) => !signal.aborted);

function expectSame(model: ReferenceBoard, feed: StartedFeed) {
  const { context } = feed.actor.getSnapshot();
  expect({
    asked: feed.calls.length,
    isAsking: feed.state() === 'loading',
    shown: context.videos?.[0]?.id ?? null,
    hasError: context.error !== null,
    isStale: selectStatus(feed.actor.getSnapshot()) === 'stale',
    isVisible: context.isPageVisible,
    isOnline: context.isOnline,
  }).toEqual({
    asked: model.asked,
    isAsking: model.isAsking,
    shown: model.shown,
    hasError: model.hasError,
    isStale: model.isStale,
    isVisible: model.isVisible,
    isOnline: model.isOnline,
  });
}

class Step {
  constructor(
    readonly name: string,
    readonly deed: Deed,
    readonly isPossible: (model: Readonly<ReferenceBoard>) => boolean = () => true,
  ) {}
  check(model: Readonly<ReferenceBoard>) {
    return this.isPossible(model);
  }
  async run(model: ReferenceBoard, feed: StartedFeed) {
    await this.deed(model, feed);
    expectSame(model, feed);
  }
  toString() {
    return this.name;
  }
}

const isAsking = (model: Readonly<ReferenceBoard>) => model.isAsking;

const refresh = (force: boolean) =>
  new Step(`refresh(force: ${force})`, (model, { actor }) => {
    model.ask({ isForced: force });
    actor.send({ type: 'feed.refresh', force });
  });

const changeQuery = () =>
  new Step('another query', (model, feed) => {
    const before = feed.state() === 'loading' ? feed.last() : undefined;
    model.changeQuery();
    feed.actor.send({ type: 'query.change', query: ORG });
    expect(before?.signal.aborted ?? true).toBe(true);
  });

const hide = () =>
  new Step('the page is hidden', (model, { actor }) => {
    model.isVisible = false;
    actor.send({ type: 'page.hidden' });
  });

const show = (isTimed: boolean) =>
  new Step(`the page is shown${isTimed ? ', with the time' : ''}`, (model, { actor }) => {
    model.isVisible = true;
    if (isTimed) model.tellTime();
    model.ask();
    actor.send({ type: 'page.shown', ...(isTimed && { now: model.day }) });
  });

const lose = () =>
  new Step('the connection is lost', (model, { actor }) => {
    model.isOnline = false;
    actor.send({ type: 'connection.lost' });
  });

const restore = (isTimed: boolean) =>
  new Step(`the connection is restored${isTimed ? ', with the time' : ''}`, (model, { actor }) => {
    model.isOnline = true;
    if (isTimed) model.tellTime();
    if (model.hasError) model.ask();
    actor.send({ type: 'connection.restored', ...(isTimed && { now: model.day }) });
  });

const answer = () =>
  new Step(
    'an answer',
    async (model, feed) => {
      const video = `video-${model.asked}`;
      model.answer(video);
      await feed.last().answer(board(video, model.day));
    },
    isAsking,
  );

const fail = () =>
  new Step(
    'a failure',
    async (model, feed) => {
      model.fail();
      await feed.last().fail(failure('http'));
    },
    isAsking,
  );

const openPush = () =>
  new Step('changes are told', (model, { actor }) => {
    model.isPushed = true;
    actor.send({ type: 'push.opened' });
  });

const losePush = () =>
  new Step('changes are told no more', (model, { actor }) => {
    model.losePush();
    actor.send({ type: 'push.lost' });
  });

const tellChange = () =>
  new Step('a change is told', (model, { actor }) => {
    model.tellChange();
    actor.send({ type: 'board.changed' });
  });

/** Answers that nobody waits for any more. */
const answerLate = () =>
  new Step('late answers', async (_model, feed) => {
    const late = feed.calls.filter(({ signal }) => signal.aborted);
    await Promise.all(late.map((call) => call.answer(board('late'))));
  });

const wait = (ms: number) =>
  new Step(`${ms} ms pass`, (model, { clock }) => {
    for (const piece of model.wait(ms)) clock.increment(piece);
  });

const sleep = (ms: number) =>
  new Step(`the device sleeps for ${ms} ms`, (model) => {
    model.day += ms;
  });

const always = (step: () => Step) => fc.constant(null).map(step);

const steps = [
  always(answer),
  always(fail),
  always(answerLate),
  always(changeQuery),
  always(hide),
  always(lose),
  always(openPush),
  always(losePush),
  always(tellChange),
  fc.boolean().map(refresh),
  fc.boolean().map(show),
  fc.boolean().map(restore),
  fc.constantFrom(1, 999, 1_000, 9_999, 10_000, MINUTE, 2 * MINUTE, STALE - 1, STALE).map(wait),
  fc.constantFrom(1, MINUTE, STALE - 1, STALE, 600 * MINUTE).map(sleep),
];

describe('any life of a board', () => {
  it('asks what the specification asks, at the same moments, and shows the same board', async () => {
    const lives = fc.array(fc.oneof(...steps), { minLength: 20, maxLength: 60, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), lives, async (isPageVisible, life) => {
        const model = new ReferenceBoard(isPageVisible);
        const real = startFeed({ isPageVisible });
        expectSame(model, real);
        for (const step of life) {
          // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
          if (step.check(model)) await step.run(model, real);
        }
        real.actor.stop();
        expect(unsettled(real).length).toBeLessThanOrEqual(model.asked);
      }),
      { numRuns: cases(3_000), seed: SEED },
    );
  });
});
