import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConfig } from '../config';
import { findFreePort } from './free-port';
import { choosePorts } from './web';

const report = { progress: () => undefined, notice: () => undefined, ready: () => undefined };

const choose = async (ports: Readonly<Record<string, number>>, fallback = 'off') => {
  const variables = Object.entries(ports).map(([name, port]) => [name, String(port)]);
  const env = { ...Object.fromEntries(variables), PORT_FALLBACK: fallback };
  const chosen = await choosePorts(parseConfig(env), report);
  await chosen.release();
  return chosen;
};

async function take(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
}

/** Neighbours that are free. */
async function freePair(): Promise<readonly [number, number]> {
  const first = await findFreePort();
  await choose({ PORT: first + 1, EMBED_PORT: 0 });
  return [first, first + 1];
}

describe('the ports of a server', () => {
  it('include none for metrics unless METRICS_PORT is set', async () => {
    expect((await choose({ PORT: 0, EMBED_PORT: 0 })).metrics).toBeUndefined();
    const { portal, embed, metrics } = await choose({ PORT: 0, EMBED_PORT: 0, METRICS_PORT: 0 });
    expect(new Set([portal, embed, metrics]).size).toBe(3);
  });

  it('the ports of a server are refused before the start when METRICS_PORT is in use', async () => {
    const port = await findFreePort();
    await take(port);
    await expect(choose({ PORT: 0, EMBED_PORT: 0, METRICS_PORT: port })).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringContaining(`METRICS_PORT: port ${port} on 127.0.0.1 is in use`),
    });
  });

  it('leave METRICS_PORT free when another port falls back', async () => {
    const [port, next] = await freePair();
    await take(port);
    const chosen = await choose({ PORT: port, EMBED_PORT: 0, METRICS_PORT: next }, 'on');
    expect(chosen.metrics).toBe(next);
    expect(chosen.portal).not.toBe(next);
  });
});
