import { createServer } from 'node:net';
import { errorCode } from './error-code';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those could
 * be taken between the probe and the moment a server listens.
 */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const TRIES = 100;

/** Whether a server could listen on this port. Throws for any failure other than EADDRINUSE. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port, exclusive: true }, resolve);
    });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return false;
    throw error;
  } finally {
    await new Promise<void>((resolve) => void server.close(() => resolve()));
  }
}

/** A free port other than these. */
export async function findFreePort(
  host = '127.0.0.1',
  except: readonly number[] = [],
): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    // oxlint-disable-next-line no-await-in-loop -- one port after the other
    if (!except.includes(port) && (await isPortFree(host, port))) return port;
  }
  throw new Error(`no free port found on ${host} in ${TRIES} tries`);
}
