/** Reference model of a session without states, as plain as possible, to compare the machine with. */
import type { Login } from '@oshimado/contract';
import type { Revocation, SessionEmitted } from '../session';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
export type Verdict = 'good' | 'superseded' | 'passing' | 'refused' | 'unauthorized';

/** A login, and when its token expires (epoch ms; null: never). */
export interface Pass {
  readonly login: Login;
  readonly end: number | null;
}

export class ReferenceSession {
  now: number;
  pass: Pass | null = null;
  checkedAt = 0;
  isVerifying = false;
  isBouncing = false;
  emitted: SessionEmitted[] = [];
  /** How often the session was verified. */
  verified = 0;
  /** Every logout sent to the server. */
  revoked: Revocation[] = [];
  unrevoked: Revocation[] = [];
  /** When the logout is sent again; null: it is being sent, or there is none. */
  retryAt: number | null = null;
  #isLogoutFailureNotified = false;
  warnedUntil: number | null = null;
  #isWarned = false;
  #time = 0;

  constructor(now: number, stored: Pass | null, checkedAt: number) {
    this.now = now;
    this.pass = stored;
    this.checkedAt = stored ? checkedAt : 0;
    if (stored && this.#isExpired()) this.#forget('expired');
    else if (stored) {
      this.#notifyTokenChanged(stored);
      this.#emit({ type: 'session.started', viewerId: stored.login.user.id });
      if (now - checkedAt > DAY) this.#verify(false);
    }
    this.#warn();
  }

  get user() {
    return this.pass?.login.user.id ?? null;
  }

  #emit(...emitted: SessionEmitted[]): void {
    this.emitted.push(...emitted);
  }

  #notifyTokenChanged(pass: Pass | null): void {
    const token = pass?.login.jwt ?? null;
    this.#emit(
      { type: 'cookie.changed', token, expiresAt: pass?.end ?? null },
      { type: 'extension.send', token },
    );
  }

  #isExpired(): boolean {
    const end = this.pass?.end ?? null;
    return end !== null && end <= this.now;
  }

  #take(pass: Pass | null, checkedAt: number): void {
    this.pass = pass;
    this.checkedAt = checkedAt;
    this.isVerifying = false;
  }

  #keep(pass: Pass): void {
    this.#take(pass, this.now);
    this.#emit({ type: 'session.changed', login: pass.login, checkedAt: this.now });
    this.#notifyTokenChanged(pass);
  }

  #forget(reason: 'logout' | 'expired'): void {
    this.#take(null, 0);
    this.#emit(
      { type: 'session.ended', reason },
      { type: 'session.changed', login: null, checkedAt: 0 },
    );
    this.#notifyTokenChanged(null);
  }

  #verify(isBouncing: boolean): void {
    this.isVerifying = true;
    this.isBouncing = isBouncing;
    this.verified += 1;
  }

  /** Each account with twitter as its only provider is warned once, for 25 s. */
  #warn(isAnother = false): void {
    const user = this.pass?.login.user;
    if (isAnother || !user) {
      this.warnedUntil = null;
      this.#isWarned = false;
    }
    const isOnlyTwitter = user?.twitter_id === 't' && user.discord_id === null;
    if (!isOnlyTwitter && this.warnedUntil !== null) {
      this.warnedUntil = null;
      this.#isWarned = false;
    }
    if (isOnlyTwitter && !this.#isWarned) {
      this.#isWarned = true;
      this.warnedUntil = this.#time + 25_000;
    }
  }

  #sendNextLogout(): void {
    const [next] = this.unrevoked;
    this.retryAt = null;
    if (next) this.revoked.push(next);
  }

  login(pass: Pass): void {
    const before = this.user;
    const isAnother = before !== pass.login.user.id;
    if (before !== null && isAnother) this.#emit({ type: 'session.ended', reason: 'elsewhere' });
    this.#keep(pass);
    if (isAnother) this.#emit({ type: 'session.started', viewerId: pass.login.user.id });
    else this.#emit({ type: 'session.confirmed' });
    this.#warn(isAnother);
  }

  replace(pass: Pass | null, checkedAt: number): void {
    const before = this.user;
    const after = pass?.login.user.id ?? null;
    const isAnother = before !== after;
    if (isAnother && before !== null) this.#emit({ type: 'session.ended', reason: 'elsewhere' });
    this.#take(pass, pass ? checkedAt : 0);
    if (isAnother && after !== null) this.#emit({ type: 'session.started', viewerId: after });
    if (!isAnother && after !== null) this.#emit({ type: 'session.confirmed' });
    this.#warn(isAnother);
  }

  logout(all: boolean): void {
    if (!this.pass) return;
    this.unrevoked.push({ token: this.pass.login.jwt, all });
    if (this.unrevoked.length === 1) this.#sendNextLogout();
    this.#forget('logout');
    this.#warn();
  }

  check(): void {
    if (!this.pass || this.isVerifying) return;
    if (this.#isExpired()) this.#forget('expired');
    else if (this.now - this.checkedAt > 10 * MINUTE) this.#verify(false);
    this.#warn();
  }

  show(): void {
    if (!this.pass || this.isVerifying) return;
    if (this.#isExpired()) this.#forget('expired');
    else if (this.now - this.checkedAt > DAY) this.#verify(false);
    this.#warn();
  }

  verify(bounces: boolean): void {
    if (!this.pass) return;
    if (!this.isVerifying) this.#verify(bounces);
    else if (bounces) this.isBouncing = true;
  }

  /** The verification is answered. */
  settle(verdict: Verdict, renewed: Pass): void {
    if (!this.isVerifying) return;
    this.isVerifying = false;
    if (verdict === 'good') {
      this.#keep(renewed);
      this.#emit({ type: 'session.confirmed' });
    } else if (verdict === 'unauthorized') {
      if (this.isBouncing) this.#emit({ type: 'login.requested' });
      this.#forget('expired');
    }
    this.#warn();
  }

  get isRevoking(): boolean {
    return this.unrevoked.length > 0 && this.retryAt === null;
  }

  settleLogout(isHeard: boolean): void {
    const [first] = this.unrevoked;
    if (!first || !this.isRevoking) return;
    if (isHeard) {
      this.unrevoked.shift();
      this.#isLogoutFailureNotified = false;
      this.#sendNextLogout();
    } else {
      this.retryAt = this.#time + 5 * MINUTE;
      if (!this.#isLogoutFailureNotified) this.#emit({ type: 'logout.failed', all: first.all });
      this.#isLogoutFailureNotified = true;
    }
  }

  restore(): void {
    if (this.retryAt !== null) this.#sendNextLogout();
  }

  dismiss(): void {
    this.warnedUntil = null;
  }

  wait(ms: number): void {
    this.now += ms;
    this.#time += ms;
    if (this.warnedUntil !== null && this.warnedUntil <= this.#time) this.warnedUntil = null;
    if (this.retryAt !== null && this.retryAt <= this.#time) this.#sendNextLogout();
  }
}
