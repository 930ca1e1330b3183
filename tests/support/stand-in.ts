/** What the stand-ins of platforms share: replies, and a server for programs that read them over HTTP. */
import { createServer, type IncomingMessage } from 'node:http';
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

/** Serves on loopback, on a free port by default. */
export async function serveReplies(
  answer: (url: URL, request: IncomingMessage) => Reply | Promise<Reply>,
  port = 0,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const give = async () => {
      const { status, headers, body } = await answer(
        new URL(request.url ?? '/', 'http://stand.in'),
        request,
      );
      response.writeHead(status, headers).end(body);
    };
    give().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
