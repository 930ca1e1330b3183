/** What the stand-ins of platforms share: replies, and a server for programs that read them over HTTP. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Reply {
  readonly status: number;
  /** Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

export const jsonReply = (
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export interface Served {
  readonly url: string;
  readonly port: number;
  /** Ends its connections, also those that wait. */
  readonly close: () => Promise<void>;
}

/** Serves on loopback, on a free port by default. What `take` throws ends the connection. */
export async function serve(
  take: (request: IncomingMessage, response: ServerResponse) => unknown,
  wanted = 0,
): Promise<Served> {
  const server = createServer((request, response) => {
    (async () => take(request, response))().catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves what `answer` gives. */
export const serveReplies = (
  answer: (url: URL, request: IncomingMessage) => Reply | Promise<Reply>,
  port?: number,
): Promise<Served> =>
  serve(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in');
    const { status, headers, body } = await answer(url, request);
    response.writeHead(status, headers).end(body);
  }, port);
