/**
 * What the specification says of a live board, without states: facts, three deadlines and one rule. The property test holds
 * the machine against it, step by step.
 */
import { MINUTE } from './live-feed';

const TIMEOUT = 10_000;
const RETRY = 2 * MINUTE;
const CHANGE = 1_000;
export const STALE = 5 * MINUTE;

type Deadline = 'timeout' | 'retry' | 'stale' | 'changed';

export class ReferenceBoard {
  isOnline = true;
  shown: string | null = null;
  hasError = false;
  /** How often the port was asked. */
  asked = 0;
  isAsking = false;
  isStale = false;
  /** Whether changes are told. */
  isPushed = false;
  #isOutdated = false;
  /** Time on the clock, which stands still while the device sleeps. */
  clock = 0;
  /** Time of day, which does not. */
  day = 0;
  #fetchedAt: number | null = null;
  #due: { readonly what: Deadline; readonly at: number } | null = null;

  constructor(public isVisible: boolean) {
    this.ask();
  }

  /** "Skipped when the page is hidden unless forced; otherwise only if there was an error, it was forced, or stale." */
  ask({ isForced = false } = {}): void {
    if (this.isAsking || (!isForced && !this.isVisible)) return;
    const isWanted = isForced || this.hasError || this.isStale || this.shown === null;
    if (!isWanted) return;
    this.asked += 1;
    this.isAsking = true;
    this.isStale = false;
    this.#due = { what: 'timeout', at: this.clock + TIMEOUT };
  }

  answer(video: string): void {
    Object.assign(this, { isAsking: false, hasError: false, shown: video });
    this.#fetchedAt = this.day;
    this.#due = this.#isOutdated
      ? { what: 'changed', at: this.clock + CHANGE }
      : { what: 'stale', at: this.clock + STALE };
    this.#isOutdated = false;
  }

  /** A board that is there, whose answer is not awaited and of which nothing newer is known. */
  get #isFresh(): boolean {
    const isThere = this.shown !== null && !this.isAsking && !this.hasError && !this.isStale;
    return isThere && this.#due?.what !== 'changed';
  }

  losePush(): void {
    this.isPushed = false;
    if (this.#isFresh) this.#due = { what: 'stale', at: this.clock + STALE };
  }

  tellChange(): void {
    if (this.isAsking) this.#isOutdated = true;
    else if (this.hasError) this.ask();
    else if (this.#isFresh) this.#due = { what: 'changed', at: this.clock + CHANGE };
  }

  fail(): void {
    Object.assign(this, { isAsking: false, hasError: true });
    this.#due = { what: 'retry', at: this.clock + RETRY };
  }

  changeQuery(): void {
    Object.assign(this, { isAsking: false, hasError: false, shown: null });
    this.#isOutdated = false;
    this.#fetchedAt = null;
    this.#due = null;
    this.isStale = false;
    this.ask();
  }

  /** The day tells how much of the age is left; the clock goes on from there. */
  tellTime(): void {
    if (!this.#isFresh || this.#fetchedAt === null) return;
    const left = STALE - (this.day - this.#fetchedAt);
    if (left <= 0) this.#growStale();
    else this.#due = { what: 'stale', at: this.clock + left };
  }

  /** Answers the pieces the time was cut into: a simulated clock rings late what falls due on its way. */
  wait(ms: number): number[] {
    const end = this.clock + ms;
    const pieces: number[] = [];
    for (let due = this.#due; due && due.at <= end; due = this.#due) {
      pieces.push(due.at - this.clock);
      this.#passTo(due.at);
      if (due.what === 'timeout') this.fail();
      else if (due.what === 'stale' && this.isPushed) this.#due = null;
      else if (due.what !== 'retry') this.#growStale();
      else this.#retry(due.at);
    }
    pieces.push(end - this.clock);
    this.#passTo(end);
    return pieces;
  }

  #passTo(clock: number): void {
    this.day += clock - this.clock;
    this.clock = clock;
  }

  #growStale(): void {
    this.isStale = true;
    this.#due = null;
    this.ask();
  }

  #retry(at: number): void {
    this.#due = { what: 'retry', at: at + RETRY };
    this.ask();
  }
}
