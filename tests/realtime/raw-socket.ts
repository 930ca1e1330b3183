/** A client that speaks the frames of Socket.IO itself, as some bots do: `0`, `40`, `42["event",{}]`, `2` and `3`. */
import { WebSocket } from 'ws';

export interface RawSocket {
  /** The next frame, pings answered and left out. */
  readonly next: () => Promise<string>;
  /** The payload of the next event of this name; others are passed over. */
  readonly event: (name: string) => Promise<unknown>;
  readonly send: (frame: string) => void;
  readonly emit: (name: string, payload: unknown) => void;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>;
  readonly close: () => void;
  /** Reads nothing more from the connection. */
  readonly stopReading: () => void;
}

export async function openRaw(origin: string): Promise<RawSocket> {
  const address = `${origin.replace('http', 'ws')}/api/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { origin: 'https://bots.example' });
  const frames: string[] = [];
  const waiting: ((frame: string) => void)[] = [];
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('message', (data: Buffer) => {
    const frame = data.toString();
    if (frame === '2') {
      socket.send('3');
      return;
    }
    const waiter = waiting.shift();
    if (waiter) waiter(frame);
    else frames.push(frame);
  });
  socket.on('error', () => undefined);
  const next = () =>
    new Promise<string>((resolve, reject) => {
      const frame = frames.shift();
      if (frame !== undefined) resolve(frame);
      else {
        waiting.push(resolve);
        void closed.then(() => reject(new Error('the connection was closed')));
      }
    });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return {
    next,
    event: async (name) => {
      for (;;) {
        const frame = await next();
        if (!frame.startsWith('42')) continue;
        const [event, payload] = JSON.parse(frame.slice(2)) as [string, unknown];
        if (event === name) return payload;
      }
    },
    send: (frame) => socket.send(frame),
    emit: (name, payload) => socket.send(`42${JSON.stringify([name, payload])}`),
    closed,
    close: () => socket.close(),
    stopReading: () => socket.pause(),
  };
}

/** Connected to the namespace, as after the handshake. */
export async function joinRaw(origin: string): Promise<RawSocket> {
  const raw = await openRaw(origin);
  await raw.next();
  raw.send('40');
  await raw.next();
  return raw;
}
