/**
 * Reference model of favorites in one tab, with sets and lists instead of states: what is shown, staged, sent and
 * emitted.
 */
import type { Favorite, FavoriteOp } from '@oshimado/contract';
import type { FavoritesEmitted } from '../favorites';
import { favoriteOf } from './favorites';

export type Refusal = 'passing' | 'unauthorized' | 'refused';
export interface Sent {
  readonly owner: string;
  /** Number of the batch in its tab, independent of its key. */
  readonly batch: number;
  readonly ops: readonly FavoriteOp[];
}

/** Staged changes of one viewer in the outbox; they outlive the session. */
interface Box {
  readonly staged: Map<string, FavoriteOp['op']>;
  sealed: { readonly ops: readonly FavoriteOp[]; batch: number | null }[];
}

export class ReferenceFavorites {
  viewer: string | null = null;
  known = new Set<string>();
  isKnown = false;
  doing: 'resting' | 'sending' | 'waiting' | 'paused' | 'loading' | 'unloaded' = 'resting';
  failures = 0;
  emitted: FavoritesEmitted[] = [];
  sent: Sent[] = [];
  loads = 0;
  readonly #boxes = new Map<string, Box>();
  #time = 0;
  #sealAt: number | null = null;
  /** When the next timer fires. */
  #dueAt = 0;
  /** Which of both timers was set first: it fires first when they are due together. */
  #order = 0;
  #sealOrder = 0;
  #dueOrder = 0;
  #loadFailures = 0;
  #batches = 0;
  /** Batches the server has settled, those the list includes, and those settled when it was requested. */
  #closed = 0;
  #listedAfter = 0;
  #askedAfter = 0;

  get #box(): Box {
    const viewer = this.viewer ?? '';
    const box = this.#boxes.get(viewer) ?? { staged: new Map(), sealed: [] };
    this.#boxes.set(viewer, box);
    return box;
  }

  get staged(): FavoriteOp[] {
    return [...this.#box.staged].map(([channel_id, op]) => ({ op, channel_id }));
  }

  #lastSealed(channel: string): FavoriteOp | undefined {
    const ops = this.#box.sealed.flatMap((batch) => batch.ops);
    return ops.filter((op) => op.channel_id === channel).at(-1);
  }

  /** The server's list without staged changes. */
  #expected(channel: string): boolean {
    const last = this.#lastSealed(channel);
    return last ? last.op === 'add' : this.known.has(channel);
  }

  /** Whether that list is certain. */
  #isSure(channel: string): boolean {
    const isListed = this.isKnown && this.#listedAfter === this.#closed;
    return this.#lastSealed(channel) !== undefined || isListed;
  }

  isShown(channel: string): boolean {
    if (this.viewer === null) return false;
    const staged = this.#box.staged.get(channel);
    return staged ? staged === 'add' : this.#expected(channel);
  }

  toggle(channel: string, type: string): void {
    if (this.viewer === null || type !== 'vtuber') {
      const code = this.viewer === null ? 'guest' : 'notVtuber';
      this.emitted.push({ type: 'favorite.refused', code });
      return;
    }
    const isWanted = !this.isShown(channel);
    const isUnheard = !this.isKnown && this.#lastSealed(channel) === undefined;
    const isThere = this.#isSure(channel) && this.#expected(channel) === isWanted;
    const isCancelling = this.#box.staged.delete(channel) && (isUnheard || isThere);
    if (!isCancelling) this.#box.staged.set(channel, isWanted ? 'add' : 'remove');
    this.#sealIn(2_000);
  }

  #sealIn(ms: number): void {
    this.#sealAt = this.#time + ms;
    this.#sealOrder = this.#order += 1;
  }

  #dueIn(ms: number): void {
    this.#dueAt = this.#time + ms;
    this.#dueOrder = this.#order += 1;
  }

  #seal(): void {
    this.#sealAt = null;
    const ops = this.staged;
    if (ops.length > 0) this.#box.sealed.push({ ops, batch: null });
    this.#box.staged.clear();
    this.#go();
  }

  /** Idle with something to send: sends it. Staged changes found: waits 2 s. */
  #go(): void {
    if (this.viewer === null) return;
    if (this.#box.staged.size > 0 && this.#sealAt === null) this.#sealIn(2_000);
    const isFree = this.doing === 'resting' || this.doing === 'unloaded';
    if (isFree && this.#box.sealed.length > 0) this.#send();
  }

  #send(): void {
    const [head] = this.#box.sealed;
    if (!head) return;
    if (head.batch === null) {
      head.batch = this.#batches;
      this.#batches += 1;
    }
    this.doing = 'sending';
    this.sent.push({ owner: this.viewer ?? '', batch: head.batch, ops: head.ops });
  }

  #load(): void {
    this.doing = 'loading';
    this.loads += 1;
    this.#askedAfter = this.#closed;
  }

  #take(favorites: readonly Favorite[], after: number): void {
    this.#listedAfter = after;
    this.known = new Set(favorites.map(({ id }) => id));
    this.isKnown = true;
    this.#loadFailures = 0;
    this.emitted.push({ type: 'favorites.changed', favorites, after });
  }

  flush(): void {
    if (this.#sealAt !== null) this.#seal();
  }

  answer(ids: readonly string[]): void {
    const favorites = ids.map(favoriteOf);
    if (this.doing === 'sending') {
      this.#box.sealed.shift();
      this.#closed += 1;
      this.#take(favorites, this.#closed);
      this.emitted.push({ type: 'live.refetch' }, { type: 'extension.send', favorites });
      this.doing = 'resting';
      // A batch sent more than once may have been answered long ago.
      if (this.failures > 0) this.#load();
      this.failures = 0;
    } else {
      this.doing = 'resting';
      this.#take(favorites, this.#askedAfter);
    }
    this.#go();
  }

  fail(code: Refusal): void {
    if (this.doing === 'sending') {
      const ops = this.#box.sealed[0]?.ops ?? [];
      this.failures += 1;
      this.emitted.push({ type: 'favorites.failed' }, { type: 'login.verify' });
      if (code === 'passing') this.#wait();
      else {
        this.doing = 'paused';
        this.#dueIn(60_000);
      }
      if (code !== 'refused') return;
      this.emitted.push({ type: 'favorites.dropped', ops });
      this.#box.sealed.shift();
      this.#closed += 1;
      this.failures = 0;
      this.#load();
    } else {
      this.emitted.push({ type: 'login.verify' });
      this.#loadFailures += 1;
      this.doing = 'unloaded';
      this.#dueIn(Math.min(300_000, 2_000 * 2 ** (this.#loadFailures - 1)));
      this.#go();
    }
  }

  #wait(): void {
    this.doing = 'waiting';
    this.#dueIn(Math.min(300_000, 2_000 * 2 ** (this.failures - 1)));
  }

  end(reason: 'logout' | 'expired'): void {
    const ops = [...this.#box.sealed.flatMap((batch) => batch.ops), ...this.staged];
    if (reason === 'logout') {
      if (ops.length > 0) this.emitted.push({ type: 'favorites.dropped', ops });
      this.#boxes.delete(this.viewer ?? '');
    }
    this.#forget(null);
    this.doing = 'resting';
    this.#sealAt = null;
  }

  #forget(viewer: string | null): void {
    this.viewer = viewer;
    this.known = new Set();
    this.isKnown = false;
    this.#listedAfter = 0;
    this.#loadFailures = 0;
    this.failures = 0;
  }

  login(viewer: string): void {
    this.#forget(viewer);
    this.#load();
    this.#go();
  }

  refresh(): void {
    const isFree = ['resting', 'unloaded', 'loading'].includes(this.doing);
    if (this.viewer !== null && isFree) this.#load();
  }

  confirm(): void {
    if (this.doing !== 'paused') return;
    if (this.failures > 1) this.#wait();
    else this.#send();
  }

  restore(): void {
    if (this.doing === 'waiting') this.#send();
    else if (this.doing === 'unloaded') this.#load();
    else if (this.doing === 'paused') this.emitted.push({ type: 'login.verify' });
  }

  /** A clock moved by a large step fires its timers in the order in which they are due. */
  wait(ms: number): void {
    this.#time += ms;
    const isTogether = this.#sealAt === this.#dueAt && this.#sealOrder < this.#dueOrder;
    const isSealFirst = this.#sealAt !== null && (this.#sealAt < this.#dueAt || isTogether);
    if (isSealFirst) this.#sealIfDue();
    if (this.#dueAt <= this.#time) this.#ring();
    if (!isSealFirst) this.#sealIfDue();
  }

  #sealIfDue(): void {
    if (this.#sealAt !== null && this.#sealAt <= this.#time) this.#seal();
  }

  #ring(): void {
    if (this.doing === 'waiting') this.#send();
    else if (this.doing === 'unloaded') this.#load();
    else if (this.doing === 'paused') {
      this.emitted.push({ type: 'login.verify' });
      this.#dueIn(60_000);
    }
  }
}
