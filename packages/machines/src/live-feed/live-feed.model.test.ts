/** Random lives of a board beside a tiny model of it: what it may ask, what it must keep. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  board,
  failure,
  MINUTE,
  startFeed,
  type PortCall,
  type StartedFeed,
} from '../testing/live-feed';

type Step =
  | { readonly do: 'refresh'; readonly force: boolean }
  | { readonly do: 'query' | 'hide' | 'show' | 'lose' | 'restore' | 'answer' | 'fail' }
  | { readonly do: 'wait'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refresh' as const), force: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        'query' as const,
        'hide' as const,
        'show' as const,
        'lose' as const,
        'restore' as const,
      )
      .map((name) => ({ do: name })),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('answer' as const, 'fail' as const).map((name) => ({ do: name })),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 9_999, 10_000, MINUTE, 2 * MINUTE, 5 * MINUTE),
    }),
  },
);

/** What a viewer knows of the board, without its states and timers. */
interface Model {
  visible: boolean;
  online: boolean;
  /** Number of the answer shown. */
  shown: string | null;
  hasError: boolean;
  answers: number;
}

const running = (feed: StartedFeed) => feed.calls.filter(({ signal }) => !signal.aborted);

/** A board and its model side by side. */
class Life {
  readonly feed: StartedFeed;
  readonly model: Model;
  private readonly settled = new Set<PortCall>();
  private readonly askedAt = new Map<PortCall, number>();

  constructor(visible: boolean) {
    this.feed = startFeed({ isPageVisible: visible });
    this.model = { visible, online: true, shown: null, hasError: false, answers: 0 };
    this.note();
  }

  /** Calls that were neither answered, refused nor called off. */
  open() {
    return running(this.feed).filter((call) => !this.settled.has(call));
  }

  private async settleOne(how: 'answer' | 'fail') {
    const call = this.open()[0];
    if (!call) return;
    this.settled.add(call);
    if (how === 'fail') {
      this.model.hasError = true;
      await call.fail(failure('http'));
      return;
    }
    this.model.answers += 1;
    this.model.shown = `video-${this.model.answers}`;
    this.model.hasError = false;
    await call.answer(board(this.model.shown));
  }

  private wait(ms: number) {
    const call = this.open()[0];
    this.feed.clock.increment(ms);
    const asked = call && this.askedAt.get(call);
    if (asked !== undefined && this.feed.clock.now() - asked >= 10_000) this.model.hasError = true;
  }

  /** The moment each call was first seen, from which its ten seconds count. */
  note() {
    for (const call of this.feed.calls) {
      if (!this.askedAt.has(call)) this.askedAt.set(call, this.feed.clock.now());
    }
  }

  async take(next: Step) {
    const { actor } = this.feed;
    if (next.do === 'refresh') actor.send({ type: 'feed.refresh', force: next.force });
    if (next.do === 'query') {
      Object.assign(this.model, { shown: null, hasError: false });
      actor.send({ type: 'query.change', query: { org: 'Nijisanji' } });
    }
    if (next.do === 'hide' || next.do === 'show') {
      this.model.visible = next.do === 'show';
      actor.send({ type: this.model.visible ? 'page.shown' : 'page.hidden' });
    }
    if (next.do === 'lose' || next.do === 'restore') {
      this.model.online = next.do === 'restore';
      actor.send({ type: this.model.online ? 'connection.restored' : 'connection.lost' });
    }
    if (next.do === 'answer' || next.do === 'fail') await this.settleOne(next.do);
    if (next.do === 'wait') this.wait(next.ms);
    this.note();
  }
}

const mayAskWhileHidden = (next: Step) =>
  next.do === 'query' || (next.do === 'refresh' && next.force);

async function live(visible: boolean, steps: readonly Step[]) {
  const life = new Life(visible);
  const { feed, model } = life;
  for (const next of steps) {
    const asked = feed.calls.length;
    // In order: each step starts from where the one before has led.
    // oxlint-disable-next-line no-await-in-loop
    await life.take(next);
    const { context } = feed.actor.getSnapshot();
    const hasAsked = feed.calls.length > asked;
    expect(hasAsked && !model.visible && !mayAskWhileHidden(next)).toBe(false);
    expect(life.open().length).toBeLessThanOrEqual(1);
    expect(life.open().length === 1).toBe(feed.state() === 'loading');
    expect(context.videos?.[0]?.id ?? null).toBe(model.shown);
    expect([context.isPageVisible, context.isOnline]).toEqual([model.visible, model.online]);
    expect(context.error !== null).toBe(model.hasError);
    const isWaitingToBeSeen = feed.state() === 'idle' || feed.state() === 'stale';
    expect(isWaitingToBeSeen && model.visible).toBe(false);
  }
  feed.actor.stop();
  expect(life.open()).toHaveLength(0);
}

describe('any life of a board', () => {
  it('asks one thing at a time, nothing while hidden unless forced, and keeps its videos until another query', async () => {
    await fc.assert(fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 25 }), live), {
      numRuns: 500,
    });
  });
});
