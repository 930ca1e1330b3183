/** A fan site on an origin of its own, with the pages a test writes. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class HostSite {
  readonly #pages = new Map<string, HostPage>();
  #server: Server | undefined;

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      const page = this.#pages.get(request.url ?? '/');
      response.writeHead(page ? 200 : 404, {
        'content-type': 'text/html; charset=utf-8',
        ...page?.headers,
      });
      response.end(page?.html ?? '');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** Puts a page up and answers its address. */
  put(path: string, page: HostPage): string {
    this.#pages.set(path, page);
    if (!this.#server) throw new Error('The site is not open.');
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}${path}`;
  }
}
