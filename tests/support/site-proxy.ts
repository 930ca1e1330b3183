/** A proxy in front of the tested site that can change a file, as a new version would, or refuse connections, as if offline. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface SiteProxy {
  readonly origin: string;
  /** Appends text to a file from now on. */
  readonly append: (path: string, text: string) => void;
  /** Answers this path with JSON from now on. */
  readonly answer: (path: string, value: unknown) => void;
  /** Whether connections are refused. */
  readonly setOffline: (isOffline: boolean) => void;
  readonly close: () => Promise<void>;
}

export async function startSiteProxy(target: string): Promise<SiteProxy> {
  const appended = new Map<string, string>();
  const answers = new Map<string, unknown>();
  const sockets = new Set<Socket>();
  let isOffline = false;

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    if (isOffline) return void incoming.socket.destroy();
    if (answers.has(pathname)) {
      outgoing.setHeader('content-type', 'application/json');
      return void outgoing.end(JSON.stringify(answers.get(pathname)));
    }
    const upstream = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: { ...incoming.headers, host: new URL(target).host } },
      (answer) => {
        const { 'content-length': length, ...headers } = answer.headers;
        const tail = appended.get(pathname);
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...headers,
          ...(tail === undefined && length !== undefined && { 'content-length': length }),
        });
        answer.pipe(outgoing, { end: tail === undefined });
        if (tail !== undefined) answer.on('end', () => outgoing.end(tail));
      },
    );
    upstream.on('error', () => incoming.socket.destroy());
    incoming.pipe(upstream);
    return undefined;
  };

  /** Forwards a WebSocket unchanged in both directions. */
  const forwardSocket = (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    const { hostname, port, host } = new URL(target);
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries({ ...incoming.headers, host });
      const lines = headers.map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    client.on('error', () => upstream.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  };

  const server = createServer(forward);
  server.on('upgrade', (incoming, client, head) => {
    if (isOffline) client.destroy();
    else forwardSocket(incoming, client, head);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address of this form
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    append: (path, text) => void appended.set(path, text),
    answer: (path, value) => void answers.set(path, value),
    setOffline(offline) {
      isOffline = offline;
      if (offline) for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
