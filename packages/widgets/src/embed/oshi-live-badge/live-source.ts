/** Who is live, as the server of the badges says: asked once for all badges of one address, and again while the page is visible. */
import {
  BOARD_COUNT_HEADER,
  readBoardCount,
  type BoardCount,
  type Video,
} from '@oshimado/contract';
import { LIVE_REFRESH_MS, type Named } from '@oshimado/domain';
import type { VideoFailure } from '../failures';

/** What the server has answered. */
export interface LiveAnswer {
  /** The first rows of the board, in time order. */
  readonly rows: readonly Video[];
  /** Of the whole board; undefined from a server that does not count. */
  readonly count: BoardCount | undefined;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What is known of a source. */
export interface LiveState {
  /** The last answer; a failure leaves it. */
  readonly answer: LiveAnswer | undefined;
  /** Why the last call has failed. Default: it has not. */
  readonly code: VideoFailure | undefined;
}

const WAIT_MAX_MS = 3_600_000;
const MISSING = 404;
const TOO_MANY = 429;

/** As on cards. */
export const nameOf = ({ english_name: english, name }: Named): string => english || name;

const isNamed = (json: unknown): json is Named => json instanceof Object && 'name' in json;

/** What answers in place of the server may send any JSON; without its channel a row cannot be drawn. */
const isBoard = (json: unknown): json is readonly Video[] =>
  Array.isArray(json) && json.every((row: Partial<Video> | null) => isNamed(row?.channel));

/** The name of a channel; undefined where the server does not know the channel, empty or rejected where that cannot be known. */
export async function channelName(url: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(url, { signal });
  const channel: unknown = await response.json();
  if (response.status === MISSING) return undefined;
  return isNamed(channel) ? nameOf(channel) : '';
}

type Listener = (state: LiveState) => void;

function follow(url: string) {
  const listeners = new Set<Listener>();
  const life = new AbortController();
  const { signal } = life;
  let state: LiveState = { answer: undefined, code: undefined };
  let failures = 0;
  let dueAt = 0;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = async () => {
    let { answer } = state;
    let code: VideoFailure | undefined = 'network';
    let waitS = 0;
    isAsking = true;
    try {
      const response = await fetch(url, { signal });
      const { status, headers } = response;
      code = response.ok ? 'invalid' : status === TOO_MANY ? 'busy' : 'http';
      // A proxy may name a date, which is no number.
      waitS = Number(headers.get('retry-after')) || 0;
      const rows: unknown = response.ok && (await response.json());
      if (isBoard(rows)) {
        answer = { rows, count: readBoardCount(headers.get(BOARD_COUNT_HEADER)), at: Date.now() };
        code = undefined;
      }
    } catch {
      // There is no answer, or none that can be read.
    }
    isAsking = false;
    if (signal.aborted) return;
    state = { answer, code: code && (navigator.onLine ? code : 'offline') };
    failures = code ? failures + 1 : 0;
    const backOffMs = LIVE_REFRESH_MS * 2 ** Math.max(0, failures - 1);
    dueAt = Date.now() + Math.min(WAIT_MAX_MS, Math.max(waitS * 1_000, backOffMs));
    for (const listener of listeners) listener(state);
    plan();
  };
  const plan = () => {
    clearTimeout(timer);
    if (isAsking || document.hidden || signal.aborted) return;
    timer = setTimeout(() => void load(), dueAt - Date.now());
  };
  document.addEventListener('visibilitychange', plan, { signal });
  addEventListener(
    'online',
    () => {
      if (failures > 0) dueAt = 0;
      plan();
    },
    { signal },
  );
  signal.addEventListener('abort', plan);
  plan();
  return { listeners, life, read: () => state };
}

const followed = new Map<string, ReturnType<typeof follow>>();

/** Calls back with what is known, now and after each answer and failure, until the signal fires. */
export function followLive(url: string, listener: Listener, gone: AbortSignal): void {
  const source = followed.get(url) ?? follow(url);
  followed.set(url, source);
  source.listeners.add(listener);
  gone.addEventListener('abort', () => {
    source.listeners.delete(listener);
    if (source.listeners.size > 0) return;
    source.life.abort();
    followed.delete(url);
  });
  listener(source.read());
}
