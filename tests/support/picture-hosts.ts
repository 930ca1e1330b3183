/** The hosts of the platforms' pictures, on loopback, with the faults that such hosts have. */
import { type ServerResponse } from 'node:http';
import { createSafeFetch, type SafeFetch } from '../../apps/api/src/lookups/safe-fetch';
import { serve } from './stand-in';

/** Pictures of one pixel or less: what they begin with is all that the server reads. */
export const PICTURES = {
  webp: Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1'),
  jpeg: Buffer.from('ffd8ffe0', 'hex'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  gif: Buffer.from('GIF89a'),
  avif: Buffer.from('\0\0\0\u001cftypavif', 'latin1'),
} as const;

export type Answer =
  | { readonly bytes: Buffer; readonly type?: string }
  | { readonly status: number }
  | { readonly to: string }
  /** Nothing comes until the connection is given up. */
  | 'silence';

function give(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return;
  if ('to' in answer) response.writeHead(302, { location: answer.to }).end();
  else if ('status' in answer) response.writeHead(answer.status).end();
  else response.writeHead(200, { 'content-type': answer.type ?? 'image/webp' }).end(answer.bytes);
}

export interface PictureHosts {
  /** What is asked of which address; 404 for what is not named. */
  readonly answers: Map<string, Answer>;
  /** Addresses that were asked for, in order. */
  readonly asked: string[];
  /** Fetches as the server does, with every name leading here. */
  readonly safeFetch: SafeFetch;
  readonly close: () => Promise<void>;
}

export async function openPictureHosts(): Promise<PictureHosts> {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const { port, close: closeServer } = await serve((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const address = `https://${host}${request.url ?? ''}`;
    asked.push(address);
    give(response, answers.get(address) ?? { status: 404 });
  });
  const { get, close } = createSafeFetch({
    isAllowed: (address) => address === '127.0.0.1',
    isPortAllowed: (number) => number === port,
    resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  });
  return {
    answers,
    asked,
    safeFetch: {
      get: (address, accept) =>
        get(address.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`), accept),
      close,
    },
    close: closeServer,
  };
}
