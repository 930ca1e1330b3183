/** Connections that clients hold without asking anything, or ask too slowly. */
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { answerClientError } from '../plugins/answer-errors';
import { createFastPathServer } from './fast-path-server';
import type { ConnectionLimits } from './held-connections';

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

interface Client {
  readonly socket: Socket;
  /** What it has received. */
  readonly text: () => string;
  readonly isClosed: () => boolean;
}

async function startServer(limits: Partial<ConnectionLimits>, isProxy = false) {
  const waiting: (() => void)[] = [];
  const server = createFastPathServer({
    fastPath: () => false,
    behind: ({ url }, response) => {
      if (url === '/slow') waiting.push(() => response.end('slow'));
      else response.end('ok');
    },
    isProxy: () => isProxy,
    limits: { checkMs: 50, ...limits },
  });
  server.on('clientError', answerClientError);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  /** Opens a connection that stays open on its side, and sends this. */
  const open = async (text = ''): Promise<Client> => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    let isClosed = false;
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    for (const end of ['end', 'close'] as const) socket.on(end, () => (isClosed = true));
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return { socket, text: () => received, isClosed: () => isClosed };
  };
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  return { open, connections, waiting };
}

it.each([
  ['says nothing', ''],
  ['stops within its headers', 'GET / HTTP/1.1\r\nhost:'],
  ['stops within its body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nx'],
])('a client that %s is closed for good, though it keeps its half open', async (_, text) => {
  const { open, connections } = await startServer({ headersMs: 200, requestMs: 300 });
  const { isClosed } = await open(text);
  await expect.poll(isClosed).toBe(true);
  await expect.poll(connections).toBe(0);
});

it('a client that drips a header now and then is closed as well', async () => {
  const { open, connections } = await startServer({ headersMs: 300, requestMs: 400 });
  const { socket, isClosed } = await open('GET / HTTP/1.1\r\n');
  const dripping = setInterval(() => socket.write('x: y\r\n'), 20);
  onTestFinished(() => clearInterval(dripping));
  await expect.poll(isClosed).toBe(true);
  await expect.poll(connections).toBe(0);
});

it('one address holds so many connections, and the oldest idle one gives way', async () => {
  const { open, connections } = await startServer({ perAddress: 3 });
  const clients: Client[] = [];
  for (let count = 0; count < 3; count += 1) clients.push(await open());
  const last = await open(GET);
  await expect.poll(last.text).toContain('ok');
  await expect.poll(() => clients.map(({ isClosed }) => isClosed())).toEqual([true, false, false]);
  await expect.poll(connections).toBe(3);
});

it('a request that is being answered does not give way', async () => {
  const { open, waiting } = await startServer({ perAddress: 2 });
  const slow = await open('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(() => waiting.length).toBe(1);
  const idle = await open();
  const last = await open(GET);
  await expect.poll(last.text).toContain('ok');
  await expect.poll(idle.isClosed).toBe(true);
  waiting[0]?.();
  await expect.poll(slow.text).toContain('slow');
});

it('where every request of an address is being answered, a new one is refused', async () => {
  const { open, waiting } = await startServer({ perAddress: 2 });
  const slow = 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n';
  const clients = [await open(slow), await open(slow)];
  await expect.poll(() => waiting.length).toBe(2);
  const refused = await open(GET);
  await expect.poll(refused.isClosed).toBe(true);
  for (const answer of waiting) answer();
  for (const { text } of clients) await expect.poll(text).toContain('slow');
});

it('connections of a trusted proxy are not counted', async () => {
  const { open, connections } = await startServer({ perAddress: 2 }, true);
  for (let count = 0; count < 5; count += 1) await open();
  await expect.poll(connections).toBe(5);
});

it('a new connection gets in where all together are too many, from a proxy as well', async () => {
  const { open, connections } = await startServer({ total: 4 }, true);
  for (let count = 0; count < 10; count += 1) await open('GET / HTTP/1.1\r\n');
  const health = await open(GET);
  await expect.poll(health.text).toContain('ok');
  await expect.poll(connections).toBe(4);
});
