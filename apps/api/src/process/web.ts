/** The two web servers: which ports, under which addresses, and how they end. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { choosePort, explainListenFailure } from './choose-port';
import type { WebApps } from './parts';
import type { Addresses, Report } from './report';

export interface Ports {
  readonly portal: number;
  readonly embed: number;
}

const DRAIN_LIMIT_MS = 10_000;
const SWEEP_MS = 100;

async function chooseOne(
  variable: 'PORT' | 'EMBED_PORT',
  port: number,
  reserved: readonly number[],
  { host, portFallback }: Config,
  report: Report,
) {
  const chosen = await choosePort({ variable, host, port, fallback: portFallback, reserved });
  if (port > 0 && chosen !== port)
    report.notice(`port ${port} is in use, taking ${chosen} instead`);
  return chosen;
}

export async function choosePorts(config: Config, report: Report): Promise<Ports> {
  const { port, embedPort } = config;
  const portal = await chooseOne('PORT', port, [embedPort], config, report);
  return { portal, embed: await chooseOne('EMBED_PORT', embedPort, [portal], config, report) };
}

/** The address to open in a browser on this machine. */
function origin(host: string, port: number): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Under which addresses the outside reaches the two. */
export const originsOf = ({ host, publicUrl, embedUrl }: Config, ports: Ports): Addresses => ({
  portal: publicUrl ?? origin(host, ports.portal),
  embed: embedUrl ?? origin(host, ports.embed),
});

export async function listen({ portal, embed }: WebApps, ports: Ports, host: string) {
  const one = (app: FastifyInstance, variable: string, port: number) =>
    app.listen({ host, port }).catch((error: unknown) => {
      throw explainListenFailure(error, { variable, host, port });
    });
  await one(portal, 'PORT', ports.portal);
  await one(embed, 'EMBED_PORT', ports.embed);
}

/** Takes no new connection, lets requests end, and cuts what is left after `limitMs`. */
async function drain(app: FastifyInstance, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  // A connection kept alive goes idle only when its last answer is out, after `close` looked for idle ones.
  const sweep = setInterval(() => {
    if (performance.now() < end) app.server.closeIdleConnections();
    else app.server.closeAllConnections();
  }, SWEEP_MS);
  await app.close().finally(() => clearInterval(sweep));
}

export async function drainAll({ portal, embed }: WebApps, limitMs = DRAIN_LIMIT_MS) {
  await Promise.all([drain(portal, limitMs), drain(embed, limitMs)]);
}
