/**
 * A server with rooms, a socket that drops, repeats and shuffles, and a history that answers late or not at all; not part of
 * what this folder exports. Everything is checked while it happens.
 */
import type { Chat } from '@oshimado/contract';
import { CHAT_PAGE_SIZE, compareLines } from '@oshimado/domain';
import { failure, startMachine, type PortCall } from '../start-machine';
import { chatConnectionMachine } from '../../chat-connection/chat-connection.machine';
import { roomName } from '../../chat-connection/chat-connection.rooms';
import { line, START, video } from './chat-samples';
import type {
  ChatEvent,
  ChatEmitted,
  HistoryQuery,
  RoomName,
} from '../../chat-connection/chat-connection.types';

interface Packet {
  readonly event: ChatEvent;
  /** How often later packets went first. */
  skipped: number;
}

type Upstream = Extract<ChatEmitted, { type: 'room.subscribe' | 'room.unsubscribe' }>;

/** Values that must be equal, and the message if they are not. */
function demand(what: string, actual: unknown, wanted: unknown = true): void {
  const [is, was] = [JSON.stringify(actual), JSON.stringify(wanted)];
  if (is !== was) throw new Error(`${what}: ${is} instead of ${was}`);
}

const inOrder = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b));

/** How often a packet can be overtaken at most. */
const SKIPS = 3;

function checkLines(lines: readonly Chat[], held: readonly Chat[]): void {
  const known = new Set(held);
  const next = lines.slice(1);
  demand(
    'ascending',
    next.every((one, index) => compareLines(lines[index] ?? one, one) < 0),
  );
  demand('once', new Set(lines).size, lines.length);
  demand(
    'said',
    lines.every((one) => known.has(one)),
  );
}

export class Simulation {
  readonly run = startMachine(chatConnectionMachine, { input: {} });
  /** Parts of the page that listen, by room. */
  readonly listeners = new Map<RoomName, number>();
  /** What the server holds. */
  readonly held = new Map<RoomName, Chat[]>();
  /** For each room heard without a gap: how much the server held when that began. */
  readonly heardFrom = new Map<RoomName, number>();
  socket: 'none' | 'opening' | 'open' = 'none';
  /** What the client asked for on this socket and has not taken back. */
  readonly #asked = new Set<RoomName>();
  /** What the server sends on this socket. */
  readonly #sent = new Set<RoomName>();
  #up: Upstream[] = [];
  #down: Packet[] = [];
  /** What the server has read for a call, on its way back. */
  readonly #read = new Map<PortCall, readonly Chat[]>();
  #settled = new Set<PortCall>();
  readonly #seen = new Map<RoomName, readonly Chat[]>();
  #obeyed = 0;
  #now = START;
  #clock = 0;
  #emptySince: number | null = 0;
  #count = 0;

  /** Whether this server names the language in its answers; not all do. */
  constructor(readonly hasLang: boolean) {}

  send(event: ChatEvent): void {
    this.run.actor.send(event);
    this.look();
  }

  /** Applies the client's emitted events and checks the visible result. */
  look(): void {
    for (; this.#obeyed < this.run.emitted.length; this.#obeyed += 1) {
      const event = this.run.emitted[this.#obeyed];
      if (event) this.#obey(event);
    }
    this.#check();
  }

  #obey(event: ChatEmitted): void {
    if (event.type === 'socket.open') {
      demand('one socket', this.socket, 'none');
      this.socket = 'opening';
    } else if (event.type === 'socket.close') {
      demand('something to close', this.socket !== 'none');
      this.#cut();
    } else if (event.type !== 'video.updated') this.#hear(event);
  }

  #hear(event: Upstream): void {
    const name = roomName(event.video_id, event.lang);
    demand('a socket to speak to', this.socket, 'open');
    demand(`${event.type} ${name}`, this.#asked.has(name), event.type === 'room.unsubscribe');
    if (event.type === 'room.subscribe') this.#asked.add(name);
    else this.#asked.delete(name);
    this.#up.push(event);
  }

  #cut(): void {
    this.socket = 'none';
    this.#asked.clear();
    this.#sent.clear();
    this.#up = [];
    this.#down = [];
  }

  #check(): void {
    const { rooms } = this.run.context();
    for (const [name, count] of this.listeners) demand('listeners', rooms[name]?.listeners, count);
    demand('rooms', Object.keys(rooms).length, this.listeners.size);
    if (this.socket === 'open')
      demand('subscriptions', inOrder([...this.#asked]), inOrder(Object.keys(rooms)));
    for (const room of Object.values(rooms)) {
      const { name, lines, phase, gap } = room;
      const held = this.#heldOf(name);
      // Only what has changed is looked at: lines are never changed in place.
      if (this.#seen.get(name) !== lines) checkLines(lines, held);
      this.#seen.set(name, lines);
      if (phase === 'joined' && gap === null && !this.heardFrom.has(name))
        this.heardFrom.set(name, held.length);
    }
    this.#checkRest();
  }

  /** "The socket closes 10 s after the last listener", and not before. */
  #checkRest(): void {
    if (this.listeners.size > 0) this.#emptySince = null;
    else this.#emptySince ??= this.#clock;
    const empty = this.#emptySince === null ? 0 : this.#clock - this.#emptySince;
    if (empty >= 10_000) demand('closed', this.socket, 'none');
  }

  #heldOf(name: RoomName): Chat[] {
    const held = this.held.get(name) ?? [];
    this.held.set(name, held);
    return held;
  }

  join(id: string, lang: string): void {
    const name = roomName(id, lang);
    this.listeners.set(name, (this.listeners.get(name) ?? 0) + 1);
    this.send({ type: 'room.join', video: video(id), lang, now: this.#now });
  }

  #drop(name: RoomName): void {
    const left = (this.listeners.get(name) ?? 0) - 1;
    if (left > 0) this.listeners.set(name, left);
    else {
      this.listeners.delete(name);
      this.heardFrom.delete(name);
    }
  }

  leave(id: string, lang: string): void {
    const room = roomName(id, lang);
    if (!this.listeners.has(room)) return;
    this.#drop(room);
    this.send({ type: 'room.leave', room });
  }

  changeLanguage(id: string, from: string, to: string): void {
    const old = roomName(id, from);
    if (from === to || !this.listeners.has(old)) return;
    this.#drop(old);
    const name = roomName(id, to);
    this.listeners.set(name, (this.listeners.get(name) ?? 0) + 1);
    this.send({ type: 'language.change', video: video(id), from, to, now: this.#now });
  }

  /** A new line is posted; lines of several sources arrive slightly out of order. */
  post(name: RoomName, passed: number, disorder: number): void {
    this.#count += 1;
    this.#now += 200 + passed;
    const said = line(this.#now - disorder, `line ${this.#count}`);
    this.#heldOf(name).push(said);
    const event: ChatEvent = { type: 'line.received', room: name, line: said };
    if (this.#sent.has(name)) this.#down.push({ event, skipped: 0 });
  }

  /** The server processes its next message. */
  serve(): boolean {
    const event = this.#up.shift();
    if (event === undefined) return false;
    const { video_id: id, lang } = event;
    if (event.type === 'room.unsubscribe') this.#sent.delete(roomName(id, lang));
    else {
      this.#sent.add(roomName(id, lang));
      const event: ChatEvent = { type: 'room.subscribed', id, ...(this.hasLang && { lang }) };
      this.#down.push({ event, skipped: 0 });
    }
    return true;
  }

  /** A packet arrives: not always the first one, and perhaps twice. */
  deliver(which: number, isTwice: boolean): boolean {
    const [first] = this.#down;
    if (first === undefined) return false;
    const at = first.skipped >= SKIPS ? 0 : Math.min(which, this.#down.length - 1);
    const [packet] = this.#down.splice(at, 1);
    for (const one of this.#down.slice(0, at)) one.skipped += 1;
    if (packet === undefined) return false;
    // Answers name the question by its turn, so that only lines come twice here.
    if (isTwice && packet.event.type === 'line.received') this.send(packet.event);
    this.send(packet.event);
    return true;
  }

  connect(isGood: boolean): boolean {
    if (this.socket !== 'opening') return false;
    this.socket = isGood ? 'open' : 'none';
    this.send({ type: isGood ? 'socket.opened' : 'socket.failed' });
    return true;
  }

  disconnect(): void {
    if (this.socket !== 'open') return;
    this.#cut();
    this.send({ type: 'socket.closed' });
  }

  /** The server reads a page for a call; the answer is still on its way. */
  read(): void {
    for (const call of this.run.calls()) {
      if (this.#read.has(call)) continue;
      const { room, before, limit } = call.input as HistoryQuery;
      demand('a page', limit, CHAT_PAGE_SIZE);
      const page = [...this.#heldOf(room)]
        .sort(compareLines)
        .filter(({ timestamp }) => before === undefined || timestamp < before);
      this.#read.set(call, page.slice(-limit));
    }
  }

  /** Answers a history call, even an aborted one. */
  async answer(isGood: boolean): Promise<boolean> {
    const call = this.run.calls().find((one) => !this.#settled.has(one));
    if (call === undefined) return false;
    this.#settled.add(call);
    this.read();
    await (isGood ? call.answer(this.#read.get(call)) : call.fail(failure('http')));
    this.look();
    return true;
  }

  /** In small steps, because a simulated clock fires the timers of a large step late. */
  wait(ms: number): void {
    for (let passed = 0; passed < ms; passed += 500) {
      this.run.clock.increment(500);
      this.#clock += 500;
      const wasOpen = this.socket;
      this.look();
      const empty = this.#emptySince === null ? 0 : this.#clock - this.#emptySince;
      if (wasOpen === 'open' && empty < 10_000) demand('not closed yet', this.socket, 'open');
    }
  }

  /** Delivers everything without further faults, until nothing is pending. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 5_000; turn += 1) {
      if (this.socket === 'none' && this.listeners.size > 0) this.send({ type: 'socket.retry' });
      for (const { name, failure: failed } of Object.values(this.run.context().rooms))
        if (failed) this.send({ type: 'history.retry', room: name });
      const isMoved = this.connect(true) || this.serve() || this.deliver(0, false);
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      if (!isMoved && !(await this.answer(true))) return;
    }
    throw new Error('It never comes to rest.');
  }

  /**
   * The lines shown in each room, and the expected ones: all from the oldest loaded page on, and all posted since the
   * room's history was first complete.
   */
  rooms() {
    return Object.values(this.run.context().rooms).map(({ name, lines, before = 0, ...room }) => {
      const held = this.#heldOf(name);
      const isReached = ({ timestamp }: Chat) => timestamp >= before;
      return {
        phase: room.phase,
        gap: room.gap,
        shown: lines.filter(isReached),
        due: [...held].sort(compareLines).filter(isReached),
        isPageShown: lines.length >= Math.min(CHAT_PAGE_SIZE, held.length),
        missing: held
          .slice(this.heardFrom.get(name) ?? held.length)
          .filter((one) => !lines.includes(one)),
        isAllShown: lines.length === held.length,
      };
    });
  }

  /** "Show More", until the start of messages. */
  async loadAll(): Promise<void> {
    for (let turn = 0; turn < 100; turn += 1) {
      const more = Object.values(this.run.context().rooms).filter(({ isAtStart }) => !isAtStart);
      if (more.length === 0) return;
      for (const { name } of more) this.send({ type: 'history.more', room: name });
      // oxlint-disable-next-line no-await-in-loop -- page after page
      await this.settle();
    }
    throw new Error('It never comes to the start.');
  }
}
