/**
 * A simulated device: tabs, a shared store, a network that can delay, drop or repeat requests, and an idempotent
 * server.
 */
import { changeOutbox, emptyOutbox, type Outbox, type OutboxChange } from '@oshimado/domain';
import { isFavorite, favoritesMachine, type SendFavoritesInput } from '../favorites';
import { favoriteOf } from './favorites';
import { failure, startMachine, type PortCall } from './start-machine';
import { stagedOf } from './started-favorites';

/** Fate of a request. */
export const fates = [
  'arrives',
  'is dropped',
  'loses its answer',
  'arrives late',
  'arrives twice',
  'hangs',
  'meets 500',
  'meets 401',
  'meets 429',
] as const;
export type Fate = (typeof fates)[number];

export const isSend = (call: PortCall): call is PortCall & { input: SendFavoritesInput } =>
  call.port === 'sendFavorites';
export const isChange = (call: PortCall): call is PortCall & { input: OutboxChange } =>
  call.port === 'changeOutbox';

/** Idempotent: a key is applied once, and answered as the first time after that. */
class FavoritesServer {
  readonly sets = new Map<string, Set<string>>();
  readonly #answers = new Map<string, string[]>();

  of(owner: string): Set<string> {
    const set = this.sets.get(owner) ?? new Set<string>();
    this.sets.set(owner, set);
    return set;
  }

  carryOut({ key, owner, ops }: SendFavoritesInput): string[] {
    const before = this.#answers.get(key);
    if (before) return before;
    const set = this.of(owner);
    for (const { op, channel_id } of ops) {
      if (op === 'add') set.add(channel_id);
      else set.delete(channel_id);
    }
    this.#answers.set(key, [...set]);
    return [...set];
  }
}

function startTab(viewerId: string | null, favorites: readonly string[], keyPrefix: string) {
  const input = { viewerId, favorites: favorites.map(favoriteOf), keyPrefix };
  return {
    ...startMachine(favoritesMachine, { input }),
    handled: new Set<PortCall>(),
    handledEvents: 0,
  };
}
type Tab = ReturnType<typeof startTab>;

export class FavoritesWorld {
  readonly server = new FavoritesServer();
  /**
   * What the viewers want, by viewer and channel; a channel is removed when its viewer was notified that it was
   * dropped.
   */
  readonly wanted = new Map<string, Map<string, boolean>>();
  viewer: string | null = 'viewer-1';
  isOnline = true;
  fate: () => Fate = () => 'arrives';
  /** Requests sent while their viewer was logged out; there must be none. */
  sentAfterLogout = 0;
  /** Whether the device has storage space. */
  hasRoom = true;
  #store: Outbox = emptyOutbox;
  readonly #lost = new Set<string>();
  readonly #before = new Map<string, boolean | undefined>();
  #favorites: string[] = [];
  #tabs: Tab[];
  #made = 0;
  #late: SendFavoritesInput[] = [];
  #hanging: (PortCall & { input: SendFavoritesInput })[] = [];

  constructor(tabs: number) {
    this.#tabs = Array.from({ length: tabs }, () => this.#open());
  }

  #open(): Tab {
    this.#made += 1;
    return startTab(this.viewer, this.#favorites, `tab${this.#made}`);
  }

  get tabs(): number {
    return this.#tabs.length;
  }

  tab(at: number): Tab {
    const tab = this.#tabs[at % this.#tabs.length];
    if (!tab) throw new Error('There is no tab.');
    return tab;
  }

  toggle(at: number, channelId: string): void {
    const { actor, snapshot, context } = this.tab(at);
    const wasStaged = stagedOf(context()).includes(channelId);
    const wants = this.#wantsOf(this.viewer);
    const isWanted = !isFavorite(snapshot(), channelId);
    const { isListKnown } = context();
    actor.send({ type: 'favorite.toggle', channelId, channelType: 'vtuber' });
    const isCancelled = wasStaged && !stagedOf(context()).includes(channelId);
    if (this.#lost.has(`${this.viewer} ${channelId}`)) return;
    if (isListKnown || !isCancelled) {
      if (!wasStaged) this.#before.set(`${this.viewer} ${channelId}`, wants.get(channelId));
      wants.set(channelId, isWanted);
      return;
    }
    // Pressed twice before the list was loaded: the earlier wish counts again.
    const before = this.#before.get(`${this.viewer} ${channelId}`);
    if (before === undefined) wants.delete(channelId);
    else wants.set(channelId, before);
  }

  #wantsOf(viewer: string | null): Map<string, boolean> {
    const wants = this.wanted.get(viewer ?? '') ?? new Map<string, boolean>();
    if (viewer !== null) this.wanted.set(viewer, wants);
    return wants;
  }

  /** Changes that could not be stored are lost with their tab, as its viewer was notified. */
  kill(at: number): void {
    const index = at % this.#tabs.length;
    const context = this.#tabs[index]?.context();
    if (context?.isVolatile === true) {
      const { outbox, sent, unwritten } = context;
      const batches = [...outbox.queue, ...(sent ? [sent] : [])].flatMap(({ owner, ops }) =>
        ops.map(({ channel_id }) => ({ owner, channel_id })),
      );
      const staged = unwritten.flatMap((change) => (change.type === 'stage' ? [change] : []));
      for (const { owner, channel_id } of [...batches, ...outbox.staged, ...staged]) {
        // Its request may still be pending without a tab that waits for it.
        this.#lost.add(`${owner} ${channel_id}`);
        this.wanted.get(owner)?.delete(channel_id);
      }
    }
    this.#tabs[index]?.actor.stop();
    this.#tabs = this.#tabs.map((tab, one) => (one === index ? this.#open() : tab));
  }

  wait(ms: number): void {
    for (const { clock } of this.#tabs) clock.increment(ms);
  }

  online(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) this.#notify({ type: 'connection.restored' });
  }

  confirm(): void {
    if (this.viewer !== null) this.#notify({ type: 'session.confirmed' });
  }

  login(viewerId: string): void {
    if (this.viewer !== null) return;
    this.viewer = viewerId;
    this.#favorites = [...this.server.of(viewerId)];
    this.#notify({ type: 'session.started', viewerId });
  }

  end(reason: 'logout' | 'expired'): void {
    if (this.viewer === null) return;
    const viewer = this.viewer;
    this.viewer = null;
    this.#favorites = [];
    this.#notify({ type: 'session.ended', reason });
    if (reason === 'expired') return;
    // The token becomes invalid: the server rejects its pending requests.
    this.#late = this.#late.filter(({ owner }) => owner !== viewer);
    this.#hanging = this.#hanging.filter(({ input }) => input.owner !== viewer);
    for (const { emitted } of this.#tabs) {
      for (const event of emitted) {
        if (event.type !== 'favorites.dropped') continue;
        for (const { channel_id } of event.ops) this.wanted.get(viewer)?.delete(channel_id);
      }
    }
  }

  /** Pending requests are answered, delayed ones arrive. */
  async release(): Promise<void> {
    const late = this.#late;
    this.#late = [];
    for (const input of late) this.server.carryOut(input);
    const hanging = this.#hanging;
    this.#hanging = [];
    for (const call of hanging) {
      const ids = this.server.carryOut(call.input);
      // oxlint-disable-next-line no-await-in-loop -- each event is sent after the one before has settled
      await call.answer(ids.map(favoriteOf));
    }
  }

  /** Answers every request that can be answered. */
  async settle(): Promise<void> {
    for (let round = 0; round < 200; round += 1) {
      const open = this.#tabs.flatMap((tab) =>
        tab
          .calls()
          .filter((call) => !tab.handled.has(call))
          .map((call) => ({ tab, call })),
      );
      if (open.length === 0) return;
      for (const { tab, call } of open) {
        tab.handled.add(call);
        // oxlint-disable-next-line no-await-in-loop -- the order in which tabs sent requests
        if (!call.signal.aborted) await this.#serve(tab, call);
        this.#spread(tab);
      }
    }
    throw new Error('The tabs did not settle.');
  }

  async #serve(tab: Tab, call: PortCall): Promise<void> {
    if (isChange(call)) {
      if (!this.hasRoom && call.input.type !== 'read') return call.fail(failure('quota'));
      const before = this.#store;
      this.#store = changeOutbox(before, call.input);
      const outbox = this.#store;
      if (outbox !== before) {
        for (const other of this.#tabs) {
          if (other !== tab) other.actor.send({ type: 'outbox.replaced', outbox });
        }
      }
      return call.answer(outbox);
    }
    if (isSend(call)) {
      if (this.viewer !== call.input.owner) this.sentAfterLogout += 1;
      return this.#deliver(call);
    }
    return this.isOnline && this.viewer !== null
      ? call.answer([...this.server.of(this.viewer)].map(favoriteOf))
      : call.fail(failure('network'));
  }

  async #deliver(call: PortCall & { input: SendFavoritesInput }): Promise<void> {
    const fate = this.isOnline ? this.fate() : 'is dropped';
    const status = /^meets (\d+)$/.exec(fate)?.[1];
    if (status !== undefined) return call.fail(failure('http', Number(status)));
    if (fate === 'is dropped') return call.fail(failure('network'));
    if (fate === 'hangs') {
      this.#hanging.push(call);
      return undefined;
    }
    if (fate === 'arrives late' || fate === 'arrives twice') this.#late.push(call.input);
    if (fate === 'arrives late') return call.fail(failure('timeout'));
    const ids = this.server.carryOut(call.input);
    return fate === 'loses its answer'
      ? call.fail(failure('network'))
      : call.answer(ids.map(favoriteOf));
  }

  /** Passes a list loaded by one tab to the others, and stores it for later tabs. */
  #spread(tab: Tab): void {
    const news = tab.emitted.slice(tab.handledEvents);
    tab.handledEvents = tab.emitted.length;
    for (const event of news) {
      // The login stays valid while its viewer is here, whatever a single call answers.
      if (event.type === 'login.verify' && this.isOnline && this.viewer !== null) {
        tab.actor.send({ type: 'session.confirmed' });
      }
      if (event.type !== 'favorites.changed') continue;
      this.#favorites = event.favorites.map(({ id }) => id);
      for (const other of this.#tabs) {
        if (other !== tab) {
          const { favorites, after } = event;
          other.actor.send({ type: 'favorites.replaced', favorites, after });
        }
      }
    }
  }

  #notify(event: Parameters<Tab['actor']['send']>[0]): void {
    for (const { actor } of this.#tabs) actor.send(event);
  }

  /** All faults end, and time passes until every tab is idle. */
  async heal(): Promise<void> {
    this.fate = () => 'arrives';
    this.hasRoom = true;
    for (const viewer of ['viewer-1', 'viewer-2']) {
      this.end('expired');
      this.login(viewer);
      this.online(true);
      for (let round = 0; round < 5; round += 1) {
        this.confirm();
        // oxlint-disable-next-line no-await-in-loop -- time passes in pieces
        await this.settle();
        // oxlint-disable-next-line no-await-in-loop -- one step after the other, in this order
        await this.release();
        // oxlint-disable-next-line no-await-in-loop -- one step after the other, in this order
        await this.settle();
        this.wait(400_000);
      }
    }
  }

  stop(): void {
    for (const { actor } of this.#tabs) actor.stop();
  }

  get leftovers(): number {
    return this.#store.queue.length + this.#store.staged.length;
  }
}
