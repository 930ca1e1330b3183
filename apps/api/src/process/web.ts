/** The two web servers: their ports, public addresses, and shutdown. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { choosePort, explainListenFailure, type PortWish } from './choose-port';
import type { HeldPort } from './free-port';
import type { WebApps } from './parts';
import type { Addresses, Report } from './report';

export interface Ports {
  readonly portal: number;
  readonly embed: number;
  /** Undefined if metrics have no port of their own. */
  readonly metrics: number | undefined;
  /** Makes the ports that were found free available to the servers that listen on them. */
  readonly release: () => Promise<void>;
}

const DRAIN_LIMIT_MS = 10_000;
const SWEEP_MS = 100;

export async function choosePorts(config: Config, report: Report): Promise<Ports> {
  const { host, portFallback: fallback, port, embedPort, metricsPort, metricsHost } = config;
  const held: HeldPort[] = [];
  const release = async () => void (await Promise.all(held.map((one) => one.release())));
  const choose = async (wish: Omit<PortWish, 'fallback'>) => {
    const one = await choosePort({ ...wish, fallback });
    held.push(one);
    if (wish.port > 0 && one.port !== wish.port)
      report.notice(`port ${wish.port} is in use, taking ${one.port} instead`);
    return one.port;
  };
  const wanted = metricsPort === undefined ? [] : [metricsPort];
  try {
    const portal = await choose({
      variable: 'PORT',
      host,
      port,
      reserved: [embedPort, ...wanted],
    });
    const embed = await choose({
      variable: 'EMBED_PORT',
      host,
      port: embedPort,
      reserved: [portal, ...wanted],
    });
    const metrics =
      metricsPort === undefined
        ? undefined
        : await choose({
            variable: 'METRICS_PORT',
            host: metricsHost,
            port: metricsPort,
            reserved: [portal, embed],
          });
    return { portal, embed, metrics, release };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The address to open in a browser on this machine. */
function origin(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Public addresses of the two servers. */
export const originsOf = ({ host, publicUrl, embedUrl }: Config, ports: Ports): Addresses => ({
  portal: publicUrl ?? origin(host, ports.portal),
  embed: embedUrl ?? origin(host, ports.embed),
});

export async function listen(
  { portal, embed, metrics }: WebApps,
  ports: Ports,
  { host, metricsHost }: Config,
) {
  const one = (app: FastifyInstance, wish: Pick<PortWish, 'variable' | 'host' | 'port'>) =>
    app.listen({ host: wish.host, port: wish.port }).catch((error: unknown) => {
      throw explainListenFailure(error, wish);
    });
  await ports.release();
  await one(portal, { variable: 'PORT', host, port: ports.portal });
  await one(embed, { variable: 'EMBED_PORT', host, port: ports.embed });
  if (metrics && ports.metrics !== undefined)
    await one(metrics, { variable: 'METRICS_PORT', host: metricsHost, port: ports.metrics });
}

/** Refuses new connections, waits for running requests, and cuts the rest after `DRAIN_LIMIT_MS`. */
async function drain(app: FastifyInstance): Promise<void> {
  const end = performance.now() + DRAIN_LIMIT_MS;
  // A kept-alive connection becomes idle only after its last response, when `close` has already looked for idle ones.
  const sweep = setInterval(() => {
    if (performance.now() < end) app.server.closeIdleConnections();
    else app.server.closeAllConnections();
  }, SWEEP_MS);
  await app.close().finally(() => clearInterval(sweep));
}

export async function drainAll({ portal, embed, metrics }: WebApps) {
  const open = metrics ? [portal, embed, metrics] : [portal, embed];
  await Promise.all(open.map(drain));
}
