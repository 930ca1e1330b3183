/** Random runs of one tab, compared with a reference made of sets and lists: same favorites, requests and emitted events. */
import { changeOutbox, emptyOutbox, type Outbox } from '@oshimado/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { favoriteOf } from '../testing/favorites';
import { ReferenceFavorites, type Refusal, type Sent } from '../testing/favorites-reference';
import { failure, type PortCall } from '../testing/start-machine';
import { stagedOf } from '../testing/started-favorites';
import { startingPlace, type Started } from '../testing/starting-place';
import { favoritesMachine } from './favorites.machine';
import { isFavorite } from './favorites.hearts';
import { isBusy } from './favorites.selectors';
import { cases, SEED } from '../testing/cases';
import { isChange, isSend } from '../testing/favorites-world';

const channels = ['a', 'b', 'c', 'd'];
const nothing = <const T extends string>(type: T) => fc.constant({ type } as const);
const deed = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('toggle' as const),
      channel: fc.constantFrom(...channels),
      isSubber: fc.integer({ min: 0, max: 19 }).map((one) => one === 0),
    }),
  },
  {
    weight: 7,
    arbitrary: fc
      .constantFrom(1, 1_999, 2_000, 3_999, 4_000, 8_000, 300_000)
      .map((ms) => ({ type: 'wait', ms }) as const),
  },
  {
    weight: 6,
    arbitrary: fc.subarray(channels).map((ids) => ({ type: 'answer', ids }) as const),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<Refusal[]>('passing', 'passing', 'unauthorized', 'refused')
      .map((code) => ({ type: 'fail', code }) as const),
  },
  fc
    .constantFrom('logout' as const, 'expired' as const)
    .map((reason) => ({ type: 'end', reason }) as const),
  {
    weight: 2,
    arbitrary: fc.constantFrom('1', '1', '2').map((viewer) => ({ type: 'login', viewer }) as const),
  },
  nothing('flush'),
  nothing('refresh'),
  { weight: 2, arbitrary: nothing('confirm') },
  nothing('restored'),
  nothing('late answers'),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const failures = {
  passing: failure('network'),
  unauthorized: failure('http', 401),
  refused: failure('http', 422),
};
const start = startingPlace(favoritesMachine);

class Life {
  readonly model = new ReferenceFavorites();
  readonly had: string[] = [];
  readonly wanted: string[] = [];
  readonly #run: Started<typeof favoritesMachine> = start({ keyPrefix: 'tab' });
  #outbox: Outbox = emptyOutbox;
  #kept = 0;
  readonly #settled = new Set<PortCall>();

  /** Answers each storage call at once. */
  async keep(): Promise<void> {
    for (; this.#kept < this.#run.calls.length; this.#kept += 1) {
      const call = this.#run.calls[this.#kept];
      if (!call || !isChange(call)) continue;
      this.#outbox = changeOutbox(this.#outbox, call.input);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call.answer(this.#outbox);
    }
  }

  /** Requests that are pending and not aborted. */
  #open(): PortCall[] {
    return this.#run.calls.filter(
      (call) => !isChange(call) && !call.signal.aborted && !this.#settled.has(call),
    );
  }

  async #settle(how: (call: PortCall) => Promise<void>): Promise<void> {
    const [call] = this.#open();
    if (!call) return;
    this.#settled.add(call);
    await how(call);
  }

  async live(one: Deed): Promise<void> {
    const { model } = this;
    const { actor, clock } = this.#run;
    const isAsked = model.doing === 'sending' || model.doing === 'loading';
    switch (one.type) {
      case 'toggle': {
        const channelType = one.isSubber ? 'subber' : 'vtuber';
        model.toggle(one.channel, channelType);
        actor.send({ type: 'favorite.toggle', channelId: one.channel, channelType });
        break;
      }
      case 'wait':
        model.wait(one.ms);
        clock.increment(one.ms);
        break;
      case 'answer':
        if (isAsked) model.answer(one.ids);
        await this.#settle((call) => call.answer(one.ids.map(favoriteOf)));
        break;
      case 'fail':
        if (isAsked) model.fail(one.code);
        await this.#settle((call) => call.fail(failures[one.code]));
        break;
      case 'end':
        if (model.viewer === null) return;
        model.end(one.reason);
        actor.send({ type: 'session.ended', reason: one.reason });
        break;
      case 'login':
        if (model.viewer !== null) return;
        model.login(one.viewer);
        actor.send({ type: 'session.started', viewerId: one.viewer });
        break;
      case 'flush':
        model.flush();
        actor.send({ type: 'favorites.flush' });
        break;
      case 'refresh':
        model.refresh();
        actor.send({ type: 'favorites.refresh' });
        break;
      case 'confirm':
        model.confirm();
        actor.send({ type: 'session.confirmed' });
        break;
      case 'restored':
        model.restore();
        actor.send({ type: 'connection.restored' });
        break;
      case 'late answers': {
        const late = this.#run.calls.filter(({ signal }) => signal.aborted);
        await Promise.all(late.map((call) => call.answer([favoriteOf('late')])));
      }
    }
    await this.keep();
    this.look(JSON.stringify(one));
  }

  /** Batches numbered by the order in which they were first sent, because their keys are random. */
  #sent(): Sent[] {
    const keys: string[] = [];
    return this.#run.calls.filter(isSend).map(({ input: { key, owner, ops } }) => {
      if (!keys.includes(key)) keys.push(key);
      return { owner, batch: keys.indexOf(key), ops };
    });
  }

  look(after: string): void {
    const { model } = this;
    const snapshot = this.#run.actor.getSnapshot();
    const isAsked = model.doing === 'sending' || model.doing === 'loading';
    this.had.push(
      JSON.stringify({
        after,
        viewer: snapshot.context.viewerId,
        shown: channels.filter((id) => isFavorite(snapshot, id)),
        staged: stagedOf(snapshot.context),
        isBusy: isBusy(snapshot),
        open: this.#open().map(({ port }) => port),
        sent: this.#sent(),
        loads: this.#run.calls.filter(({ port }) => port === 'loadFavorites').length,
        emitted: this.#run.emitted.splice(0),
      }),
    );
    this.wanted.push(
      JSON.stringify({
        after,
        viewer: model.viewer,
        shown: channels.filter((id) => model.isShown(id)),
        staged: model.viewer === null ? [] : model.staged.map(({ channel_id }) => channel_id),
        isBusy: isAsked,
        open: isAsked ? [model.doing === 'sending' ? 'sendFavorites' : 'loadFavorites'] : [],
        sent: model.sent,
        loads: model.loads,
        emitted: model.emitted.splice(0),
      }),
    );
  }

  stop(): void {
    this.#run.actor.stop();
  }
}

it('any random run of one tab equals the reference: what is shown, staged, sent and emitted, one request at a time, 2 s after the last toggle', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 20, maxLength: 60, size: 'max' }),
      async (deeds) => {
        const life = new Life();
        await life.keep();
        await life.live({ type: 'login', viewer: '1' });
        for (const one of deeds) {
          // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
          await life.live(one);
        }
        life.stop();
        expect(life.had.join('\n')).toBe(life.wanted.join('\n'));
      },
    ),
    { numRuns: cases(3_000), seed: SEED },
  );
});
