import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { choosePort, type PortWish } from './choose-port';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

const HOST = '127.0.0.1';

async function listen(port: number): Promise<number> {
  const server = createServer().listen(port, HOST);
  open.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const wish = (some: Partial<PortWish>): PortWish => ({
  variable: 'PORT',
  host: HOST,
  port: 0,
  fallback: false,
  reserved: [],
  ...some,
});

describe('choosing a port', () => {
  it('choosing a port takes the one asked for when it is free', async () => {
    const { port, release } = await choosePort(wish({}));
    await release();
    expect(port).toBeGreaterThan(0);
    expect(await choosePort(wish({ port }))).toMatchObject({ port });
  });

  it('choosing a port ends with code 4 and one line when it is taken', async () => {
    const port = await listen(0);
    await expect(choosePort(wish({ port }))).rejects.toMatchObject({
      exitCode: 4,
      message: expect.stringContaining(`PORT: port ${port} on ${HOST} is in use`),
    });
  });

  it('choosing a port takes the next free one if allowed, skipping reserved ones', async () => {
    const port = await listen(0);
    const { port: next } = await choosePort(wish({ port, fallback: true, reserved: [port + 1] }));
    expect(next).toBeGreaterThan(port + 1);
    expect(next).toBeLessThanOrEqual(port + 50);
  });

  it('choosing any free port keeps it from others until it is released', async () => {
    const { port, release } = await choosePort(wish({}));
    await expect(listen(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await release();
    expect(await listen(port)).toBe(port);
  });

  it('choosing a port says that HOST is wrong when the address is not of this machine', async () => {
    await expect(choosePort(wish({ host: '192.0.2.1' }))).rejects.toMatchObject({
      exitCode: 2,
      message: 'HOST: got "192.0.2.1", wants an address of this machine, like 127.0.0.1 or 0.0.0.0',
    });
  });
});
