/** Server-sent events as a browser reads them: connected, numbered, one after the other. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ServerEvent {
  readonly event: string;
  readonly id: string;
  readonly data: string;
}

export interface EventStream {
  readonly response: Response;
  /** The next event that carries data. */
  readonly next: () => Promise<ServerEvent>;
  /** Everything received so far, as it came. */
  readonly text: () => string;
  /** Resolves when something more has come. */
  readonly more: () => Promise<void>;
  readonly close: () => void;
}

export const originOf = (app: FastifyInstance): string =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const fieldOf = (block: string, name: string) =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '';

export async function openEvents(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  const stop = new AbortController();
  const response = await fetch(url, { headers, signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let read = 0;
  const more = async () => {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) throw new Error(`the stream ended after: ${text}`);
    text += chunk.value;
  };
  const next = async (): Promise<ServerEvent> => {
    for (;;) {
      const end = text.indexOf('\n\n', read);
      if (end < 0) {
        await more();
        continue;
      }
      const block = text.slice(read, end);
      read = end + 2;
      if (block.includes('data: ')) {
        return {
          event: fieldOf(block, 'event'),
          id: fieldOf(block, 'id'),
          data: fieldOf(block, 'data'),
        };
      }
    }
  };
  return { response, next, text: () => text, more, close: () => stop.abort() };
}
