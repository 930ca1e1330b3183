import { createServer } from 'node:net';
import { errorCode } from './error-code';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those could
 * be taken between the probe and the moment a server listens.
 */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const TRIES = 100;

/** A port that no other program can take until it is released. */
export interface HeldPort {
  readonly port: number;
  /** Just before a server listens on it. */
  readonly release: () => Promise<void>;
}

/** Listens on a port; undefined if it is taken. Throws for any failure other than EADDRINUSE. */
async function holdPort(host: string, port: number): Promise<HeldPort | undefined> {
  const server = createServer();
  const release = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
    });
    return { port, release };
  } catch (error) {
    await release();
    if (errorCode(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** Whether a server could listen on this port. Throws for any failure other than EADDRINUSE. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  const held = await holdPort(host, port);
  await held?.release();
  return held !== undefined;
}

/** A free port other than these, held: between the probe and a server that listens much later, another program could find it too. */
export async function holdFreePort(host: string, except: readonly number[]): Promise<HeldPort> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    // oxlint-disable-next-line no-await-in-loop -- one port after the other
    const held = except.includes(port) ? undefined : await holdPort(host, port);
    if (held) return held;
  }
  throw new Error(`no free port found on ${host} in ${TRIES} tries`);
}

/** A free port, for a server that listens at once and can take another one. */
export async function findFreePort(): Promise<number> {
  const { port, release } = await holdFreePort('127.0.0.1', []);
  await release();
  return port;
}
