/** A fake service over HTTP that serves given rows, with configurable limits and faults. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRow } from '../../parse/value';

export interface Rows {
  readonly orgs?: readonly unknown[];
  readonly channels: readonly unknown[];
  readonly videos: readonly unknown[];
}

export interface FakeServiceOptions {
  /** Longest page. Default 100. */
  readonly pageMax?: number;
  /** Whether it supports `to`. Default true. */
  readonly pagesByTime?: boolean;
  /** Shape of a list. Default `{ total: "n", items }` where paginated, else bare. */
  readonly shape?: (rows: readonly unknown[], total: number, isPaginated: boolean) => unknown;
}

export type Fault = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

export interface FakeService {
  readonly url: string;
  /** Requested paths, with their query. */
  readonly requests: string[];
  readonly headers: IncomingMessage['headers'][];
  rows: Rows;
  options: FakeServiceOptions;
  /** May send the response itself; returns true if it did. */
  fault: Fault;
  /** Resolves when the next request has come. */
  readonly nextRequest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const listed = (url: URL, key: string) => url.searchParams.get(key)?.split(',');
const field = (row: unknown, key: string) => (isRow(row) ? row[key] : undefined);
const timeOf = (row: unknown) => Date.parse(String(field(row, 'available_at'))) || 0;

interface Timed {
  readonly row: unknown;
  readonly time: number;
}

/** Newest first. Kept by list, so that many thousands of rows are sorted once. */
const sorted = new WeakMap<readonly unknown[], readonly Timed[]>();
function newestFirst(rows: readonly unknown[]): readonly Timed[] {
  const known = sorted.get(rows);
  if (known?.length === rows.length) return known;
  const timed = rows.map((row) => ({ row, time: timeOf(row) })).sort((a, b) => b.time - a.time);
  sorted.set(rows, timed);
  return timed;
}

function videosFor(rows: readonly unknown[], url: URL, isLive: boolean, heedsTo: boolean) {
  const types = listed(url, 'type');
  const statuses = isLive ? ['live', 'upcoming'] : listed(url, 'status');
  const to = Date.parse(url.searchParams.get('to') ?? '');
  const found = newestFirst(rows).filter(({ row, time }) => {
    const type = String(field(row, 'type')).replace('legacy-', '');
    if (types && !types.includes(type)) return false;
    if (statuses && !statuses.includes(String(field(row, 'status')))) return false;
    return !heedsTo || Number.isNaN(to) || time <= to;
  });
  return found.map(({ row }) => row);
}

/** Fields that only the single call returns; comments only on request. */
const SINGLE = ['comments', 'clips', 'same_source_clips', 'recommendations'];
const without = (row: unknown, keys: readonly string[]): unknown =>
  isRow(row) && keys.some((key) => key in row)
    ? Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
    : row;
const single = (row: unknown, url: URL) =>
  url.searchParams.get('c') === '1' ? row : without(row, ['comments']);

const bare = (rows: readonly unknown[], total: number, isPaginated: boolean): unknown =>
  isPaginated ? { total: String(total), items: rows } : rows;

export async function startFakeService(
  rows: Rows,
  options: FakeServiceOptions = {},
): Promise<FakeService> {
  let arrived: (() => void)[] = [];

  const pageOf = (all: readonly unknown[], url: URL) => {
    const { pageMax = 100, shape = bare } = service.options;
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const limit = Math.min(Number(url.searchParams.get('limit') ?? 25), pageMax);
    const page = all.slice(offset, offset + limit).map((row) => without(row, SINGLE));
    return shape(page, all.length, url.searchParams.has('paginated'));
  };

  const answerTo = (url: URL): unknown => {
    const { orgs, channels, videos } = service.rows;
    const { pagesByTime = true } = service.options;
    const [, api, version, kind, id] = url.pathname.split('/');
    if (url.pathname === '/statics/orgs.json') return orgs;
    if (api !== 'api' || version !== 'v2') return undefined;
    const byId = (list: readonly unknown[]) => list.find((row) => field(row, 'id') === id);
    if (kind === 'live') return videosFor(videos, url, true, pagesByTime);
    if (kind === 'videos' && id !== undefined) return single(byId(videos), url);
    if (kind === 'videos') return pageOf(videosFor(videos, url, false, pagesByTime), url);
    if (kind === 'channels' && id !== undefined) return byId(channels);
    const type = url.searchParams.get('type');
    return kind === 'channels'
      ? pageOf(
          channels.filter((row) => (field(row, 'type') ?? 'vtuber') === type || !isRow(row)),
          url,
        )
      : undefined;
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in');
    service.requests.push(url.pathname + url.search);
    service.headers.push(request.headers);
    const waiting = arrived;
    arrived = [];
    for (const wake of waiting) wake();
    // Times of ours would not fit the clock of a test.
    response.sendDate = false;
    if (service.fault(request, response, url)) return;
    const answer = answerTo(url);
    if (answer === undefined) sendJson(response, { message: 'not found' }, 404);
    else sendJson(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const service: FakeService = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    headers: [],
    rows,
    options,
    fault: () => false,
    nextRequest: () => new Promise((resolve) => arrived.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

export function sendJson(
  response: ServerResponse,
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(value));
}
