/** Chooses the port before anything else starts, so that a port in use is reported at once. */
import { errorCode } from './error-code';
import { holdFreePort, isPortFree, type HeldPort } from './free-port';
import { ExitCode, StartError } from './start-error';

export interface PortWish {
  /** Variable to name in the error message. */
  readonly variable: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Take the next free port when this one is taken. */
  readonly fallback: boolean;
  /** Reserved ports, although nothing listens on them. */
  readonly reserved: readonly number[];
}

const TRIES = 50;
const LAST_PORT = 65_535;

/** One line for a port or address that cannot be used; other errors are returned unchanged. */
export function explainListenFailure(
  error: unknown,
  { variable, host, port }: Pick<PortWish, 'variable' | 'host' | 'port'>,
): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      ExitCode.portInUse,
      `${variable}: port ${port} on ${host} is in use; stop what listens there, choose another port, ` +
        'or set PORT_FALLBACK=on to take the next free one',
    );
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new StartError(
      ExitCode.portInUse,
      `${variable}: port ${port} on ${host} may not be used by this user; choose one above 1023`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(
      ExitCode.configuration,
      `HOST: got "${host}", wants an address of this machine, like 127.0.0.1 or 0.0.0.0`,
    );
  }
  return error;
}

const release = () => Promise.resolve();

/**
 * Returns a free port, or throws one line that names the taken one. A port that was asked for by its number is not held: who connects to it
 * before the server listens is to be refused, not kept waiting.
 */
export async function choosePort(wish: PortWish): Promise<HeldPort> {
  const { host, reserved } = wish;
  const last = wish.fallback ? Math.min(wish.port + TRIES, LAST_PORT) : wish.port;
  try {
    if (wish.port === 0) return await holdFreePort(host, reserved);
    for (let port = wish.port; port <= last; port += 1) {
      if (!reserved.includes(port) && (await isPortFree(host, port))) return { port, release };
    }
  } catch (error) {
    throw explainListenFailure(error, wish);
  }
  throw explainListenFailure({ code: 'EADDRINUSE' }, wish);
}
