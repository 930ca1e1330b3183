/**
 * Connections that a server holds: at most so many per address, and so many together that descriptors are left. Where there is no
 * room, the oldest connection that waits for nothing is closed, so that a new one, such as a health check, always gets in.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '../plugins/rate-limit';

export interface ConnectionLimits {
  /** Milliseconds in which the headers of a request arrive, counted from the connection or the first byte. */
  readonly headersMs: number;
  /** Milliseconds in which a whole request arrives. */
  readonly requestMs: number;
  /** Milliseconds without a byte in either direction after which a connection is closed. */
  readonly silenceMs: number;
  /** How often requests that arrive too slowly are looked for. */
  readonly checkMs: number;
  /** A trusted proxy is not counted: it holds the connections of many, and limits them itself. */
  readonly perAddress: number;
  /** All connections of a server. */
  readonly total: number;
}

/** For the store, files, calls to other services, and the second server. */
const OTHER_DESCRIPTORS = 250;
const TOTAL_MIN = 50;
const SERVERS = 2;

let openFilesMax: number | undefined;

/** How many descriptors this process may hold; undefined where the system does not say. */
function readOpenFilesMax(): number | undefined {
  if (openFilesMax !== undefined) return openFilesMax;
  // Looking up names of peers takes long, and they are of no interest.
  Object.assign(process.report, { excludeNetwork: true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types say only that it is an object
  const report = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } };
  };
  openFilesMax = Number(report.userLimits?.open_files?.soft);
  return openFilesMax;
}

/** `unlimited`, or a system without such limits, is no number. */
const totalFor = (openFiles = Number.NaN) =>
  Number.isFinite(openFiles)
    ? Math.max(TOTAL_MIN, Math.floor((openFiles - OTHER_DESCRIPTORS) / SERVERS))
    : Number.POSITIVE_INFINITY;

export const defaultConnectionLimits = (): ConnectionLimits => ({
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 75_000,
  checkMs: 2_000,
  perAddress: 512,
  total: totalFor(readOpenFilesMax()),
});

interface Held {
  readonly place: string | undefined;
  request?: IncomingMessage;
  response?: ServerResponse;
}

const kept = new WeakSet<Socket>();

/** Exempts a connection that has become a websocket: its owner closes it. */
export const keepConnection = (socket: Socket): void => void kept.add(socket);

/** Whether a request that has arrived is being answered. */
const isServed = (socket: Socket, { request, response }: Held) =>
  kept.has(socket) || (request?.complete === true && response?.closed === false);

export interface HeldConnections {
  /** Notes that this request came over its connection. */
  readonly note: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Limits the connections of a server from now on. */
export function limitConnections(
  server: Server,
  { perAddress, total }: Pick<ConnectionLimits, 'perAddress' | 'total'>,
  isProxy: (address: string) => boolean,
): HeldConnections {
  /** Oldest first. */
  const all = new Map<Socket, Held>();
  const byPlace = new Map<string, Set<Socket>>();

  const forget = (socket: Socket) => {
    const place = all.get(socket)?.place;
    all.delete(socket);
    if (place === undefined) return;
    const neighbours = byPlace.get(place);
    neighbours?.delete(socket);
    if (neighbours?.size === 0) byPlace.delete(place);
  };

  /** Closes the oldest of these that waits for nothing; false if there is none. */
  const makeRoom = (sockets: Iterable<Socket>): boolean => {
    for (const socket of sockets) {
      const held = all.get(socket);
      if (!held || isServed(socket, held)) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  };

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const place = isProxy(address) ? undefined : callerOf(address);
    const neighbours = place === undefined ? undefined : byPlace.get(place);
    const hasRoom =
      (!neighbours || neighbours.size < perAddress || makeRoom(neighbours)) &&
      (all.size < total || makeRoom(all.keys()));
    if (!hasRoom) {
      socket.destroy();
      return;
    }
    all.set(socket, { place });
    if (place !== undefined) byPlace.set(place, (byPlace.get(place) ?? new Set()).add(socket));
    socket.once('close', () => forget(socket));
  });

  return {
    note: (request, response) => {
      const held = all.get(request.socket);
      if (!held) return;
      held.request = request;
      held.response = response;
    },
  };
}
