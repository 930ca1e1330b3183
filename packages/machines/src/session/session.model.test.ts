/** Random runs of a login, compared with a reference without states: same session, calls and emitted events. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokenOf, userOf } from '../testing/logins';
import { ReferenceSession, type Pass, type Verdict } from '../testing/session-reference';
import { failure, type PortCall } from '../testing/start-machine';
import { startingPlace, type Started } from '../testing/starting-place';
import { sessionMachine } from './session.machine';
import { hasTwitterWarning } from './session.selectors';
import type { SessionEmitted } from './session.types';
import { cases, SEED } from '../testing/cases';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const START = 1_000_000;

const holder = fc.record({
  viewer: fc.constantFrom<string[]>('1', '1', '2'),
  isOnlyTwitter: fc.boolean(),
  /** How long the token lives, in seconds; 0: for ever. */
  life: fc.constantFrom(0, 60, 900, 7_200),
});
type Holder = typeof holder extends fc.Arbitrary<infer T> ? T : never;

const nothing = <const T extends string>(type: T) => fc.constant({ type } as const);
const deed = fc.oneof(
  holder.map((as) => ({ type: 'login', as }) as const),
  holder.map((as) => ({ type: 'replaced', as }) as const),
  nothing('ended elsewhere'),
  fc.boolean().map((everywhere) => ({ type: 'logout', everywhere }) as const),
  { weight: 3, arbitrary: nothing('check') },
  nothing('shown'),
  { weight: 2, arbitrary: fc.boolean().map((bounces) => ({ type: 'verify', bounces }) as const) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom<Verdict[]>('good', 'good', 'superseded', 'passing', 'refused', 'unauthorized')
      .map((verdict) => ({ type: 'answer', verdict }) as const),
  },
  { weight: 2, arbitrary: nothing('late answers') },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('heard' as const, 'unauthorized' as const, 'passing' as const)
      .map((verdict) => ({ type: 'logout answered', verdict }) as const),
  },
  nothing('restored'),
  nothing('dismiss'),
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(1, 24_999, 25_000, 5 * MINUTE, 10 * MINUTE, 10 * MINUTE + 1, 60 * MINUTE, DAY)
      .map((ms) => ({ type: 'wait', ms }) as const),
  },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const failures = {
  passing: failure('network'),
  refused: failure('http', 403),
  unauthorized: failure('http', 401),
};

const start = startingPlace(sessionMachine);

class Life {
  readonly model: ReferenceSession;
  readonly had: string[] = [];
  readonly wanted: string[] = [];
  readonly #run: Started<typeof sessionMachine>;
  #made = 0;
  /** Shared by all tabs; the tab that changes the session sets them. */
  #cookie: string | null = null;
  #extension: string | null = null;
  #isStarted = false;

  constructor(stored: Holder | null, age: number) {
    const pass = stored && this.#pass(stored, 0);
    const checkedAt = START - age;
    this.model = new ReferenceSession(START, pass, checkedAt);
    this.#run = start({ now: START, stored: pass?.login ?? null, checkedAt: pass ? checkedAt : 0 });
    this.#look('start');
  }

  #pass({ viewer, isOnlyTwitter, life }: Holder, now: number): Pass {
    this.#made += 1;
    const links = isOnlyTwitter ? { twitter_id: 't', discord_id: null } : {};
    const exp = life === 0 ? undefined : Math.floor(now / 1_000) + life;
    return {
      login: { jwt: tokenOf(`t${this.#made}`, exp), user: userOf(viewer, links) },
      end: exp === undefined ? null : exp * 1_000,
    };
  }

  async live(one: Deed): Promise<void> {
    const { model } = this;
    const { actor, clock } = this.#run;
    const { now } = model;
    switch (one.type) {
      case 'login': {
        const pass = this.#pass(one.as, now);
        model.login(pass);
        actor.send({ type: 'session.login', login: pass.login, now });
        break;
      }
      case 'replaced': {
        const pass = this.#pass(one.as, now);
        model.replace(pass, now - MINUTE);
        this.#hearElsewhere(pass.login.jwt);
        actor.send({ type: 'session.replaced', login: pass.login, checkedAt: now - MINUTE });
        break;
      }
      case 'ended elsewhere':
        model.replace(null, 0);
        this.#hearElsewhere(null);
        actor.send({ type: 'session.replaced', login: null, checkedAt: 0 });
        break;
      case 'logout':
        model.logout(one.everywhere);
        actor.send({ type: 'session.logout', everywhere: one.everywhere });
        break;
      case 'check':
        model.check();
        actor.send({ type: 'session.check', now });
        break;
      case 'shown':
        model.show();
        actor.send({ type: 'page.shown', now });
        break;
      case 'verify':
        model.verify(one.bounces);
        actor.send({ type: 'login.verify', now, bounces: one.bounces });
        break;
      case 'answer':
        await this.#answer(one.verdict);
        break;
      case 'late answers': {
        const late = this.#run.calls.filter(({ signal }) => signal.aborted);
        const { login } = this.#pass({ viewer: '3', isOnlyTwitter: false, life: 0 }, now);
        await Promise.all(late.map((call) => call.answer({ ...login, checkedAt: now })));
        break;
      }
      case 'logout answered': {
        if (!model.isRevoking) return;
        model.settleLogout(one.verdict !== 'passing');
        const call = this.#calls('endSession').at(-1);
        await (one.verdict === 'heard' ? call?.answer({}) : call?.fail(failures[one.verdict]));
        break;
      }
      case 'restored':
        model.restore();
        actor.send({ type: 'connection.restored' });
        break;
      case 'dismiss':
        model.dismiss();
        actor.send({ type: 'warning.dismiss' });
        break;
      case 'wait':
        model.wait(one.ms);
        clock.increment(one.ms);
    }
    this.#look(JSON.stringify(one));
  }

  async #answer(verdict: Verdict): Promise<void> {
    const { model } = this;
    const user = model.pass?.login.user;
    if (!user || !model.isVerifying) return;
    const isOnlyTwitter = user.discord_id === null;
    const renewed = this.#pass({ viewer: user.id, isOnlyTwitter, life: 900 }, model.now);
    model.settle(verdict, renewed);
    const call = this.#calls('refreshSession').at(-1);
    if (verdict === 'good') await call?.answer({ ...renewed.login, checkedAt: model.now });
    else if (verdict === 'superseded') await call?.answer(null);
    else await call?.fail(failures[verdict]);
  }

  #calls(port: string): PortCall[] {
    return this.#run.calls.filter((call) => call.port === port);
  }

  #hearElsewhere(token: string | null): void {
    this.#cookie = token;
    this.#extension = token;
  }

  /** Applies an emitted event to cookie and extension; returns violations. */
  #hear(event: SessionEmitted): string[] {
    if (event.type === 'cookie.changed') this.#cookie = event.token;
    if (event.type === 'extension.send') this.#extension = event.token;
    if (event.type !== 'session.started' && event.type !== 'session.ended') return [];
    const isStarted = event.type === 'session.started';
    // A stored session that has already expired at the start never emitted `session.started` in this tab.
    const isTwice = this.#isStarted === isStarted && this.had.length > 0;
    this.#isStarted = isStarted;
    return isTwice ? [`${event.type} twice`] : [];
  }

  #look(after: string): void {
    const { model } = this;
    const snapshot = this.#run.actor.getSnapshot();
    const { token, user, checkedAt } = snapshot.context;
    const emitted = this.#run.emitted.splice(0);
    const faults = emitted.flatMap((event) => this.#hear(event));
    const same = model.pass?.login.jwt ?? null;
    this.had.push(
      JSON.stringify({
        after,
        token,
        user: user?.id ?? null,
        checkedAt,
        isMember: snapshot.context.token !== null,
        isVerifying: snapshot.matches({ account: { member: 'verifying' } }),
        isWarned: hasTwitterWarning(snapshot),
        verified: this.#calls('refreshSession').length,
        revoked: this.#calls('endSession').map(({ input }) => input),
        emitted,
        faults,
        outside: [this.#cookie, this.#extension, this.#isStarted],
      }),
    );
    this.wanted.push(
      JSON.stringify({
        after,
        token: same,
        user: model.user,
        checkedAt: model.checkedAt,
        isMember: model.pass !== null,
        isVerifying: model.isVerifying,
        isWarned: model.warnedUntil !== null,
        verified: model.verified,
        revoked: model.revoked,
        emitted: model.emitted.splice(0),
        faults: [],
        outside: [same, same, same !== null],
      }),
    );
  }

  stop(): void {
    this.#run.actor.stop();
  }
}

it('any life of a login is that of the reference: token, viewer, calls, emitted events, cookie and extension at every step', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.option(holder),
      fc.constantFrom(0, DAY, DAY + 1),
      fc.array(deed, { minLength: 20, maxLength: 60, size: 'max' }),
      async (stored, age, deeds) => {
        const life = new Life(stored, age);
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
