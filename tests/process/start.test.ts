import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir, postgresOn, startProgram, until, type Program } from './program';

let dataDir: string;
let remove: () => Promise<void>;
const started: Program[] = [];

beforeEach(async () => ({ dataDir, remove } = await makeDataDir()));
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.kill('SIGKILL');
    await program.ended;
  }
  await until(async () => (await postgresOn(dataDir)).length === 0);
  await remove();
});

function start(env: Record<string, string> = {}): Program {
  const program = startProgram('server', {
    env: { DATA_DIR: dataDir, PORT: '0', EMBED_PORT: '0', LOG_FORMAT: 'pretty', ...env },
  });
  started.push(program);
  return program;
}

async function addressOf(program: Program): Promise<string> {
  const line = await program.line(/^ready: /);
  return /http:\S+/.exec(line)?.[0] ?? '';
}

/** A port that something else listens on. */
async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    free: () => server.close(),
  };
}

const endOf = async (program: Program) => ({ ...(await program.ended), errors: program.errors });

describe('a start that cannot succeed', () => {
  it('a start that cannot succeed ends with code 2 and a line for every wrong variable', async () => {
    const { code, errors } = await endOf(start({ PORT: 'many', LOG_LEVEL: 'loud' }));
    expect(errors).toEqual([
      'oshimado: PORT: got "many", wants a whole number from 0 to 65535',
      'oshimado: LOG_LEVEL: got "loud", wants one of trace, debug, info, warn, error, fatal, silent',
    ]);
    expect(code).toBe(2);
  });

  it('a start that cannot succeed ends with code 5 and one line, without the password, when DATABASE_URL leads nowhere', async () => {
    const { port, free } = await takenPort();
    free();
    const url = `postgresql://me:hunter2@127.0.0.1:${port}/board`;
    const { code, errors } = await endOf(start({ DATABASE_URL: url }));
    expect(errors).toEqual([
      `oshimado: DATABASE_URL: postgresql://me@127.0.0.1:${port}/board cannot be used: nothing listens there`,
    ]);
    expect(code).toBe(5);
  });

  it('a start that cannot succeed ends with code 4 and one line when the port is in use', async () => {
    const { port, free } = await takenPort();
    const program = start({ PORT: String(port) });
    const { code, errors } = await endOf(program);
    free();
    expect(program.messages.at(-1)).toMatchObject({ type: 'failed', exitCode: 4 });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`PORT: port ${port} on 127.0.0.1 is in use`);
    expect(code).toBe(4);
    expect(await postgresOn(dataDir)).toEqual([]);
  });

  it('a start that cannot succeed ends with code 3 and one line on a locked folder, and leaves the first server alone', async () => {
    const first = start();
    const address = await addressOf(first);
    const { code, errors } = await endOf(start());
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`data folder ${dataDir} is in use by process ${first.child.pid}`);
    expect(code).toBe(3);
    expect((await fetch(address)).status).toBe(200);
  });
});

describe('a server that runs', () => {
  it('a server that runs takes the next port if allowed, and prints it', async () => {
    const { port, free } = await takenPort();
    const program = start({ PORT: String(port), PORT_FALLBACK: 'on' });
    const address = await addressOf(program);
    free();
    expect(new URL(address).port).not.toBe(String(port));
    expect(program.lines).toContain(
      `port ${port} is in use, taking ${new URL(address).port} instead`,
    );
    expect((await fetch(address)).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'a server that runs ends its requests after %s, then everything else, with code 0',
    async (signal) => {
      const program = start();
      const address = await addressOf(program);
      const slow = fetch(`${address}/slow`);
      await program.line(/^slow begun$/);
      program.kill(signal);
      await program.line(/stopping/);
      // Terminals and npm tell it more than once.
      program.kill(signal);
      const late = await fetch(address).then(
        ({ status }) => status,
        () => 'refused',
      );
      expect([503, 'refused']).toContain(late);
      program.child.send('answer');
      await expect((await slow).json()).resolves.toEqual({ done: true });
      expect(await program.ended).toEqual({ code: 0, signal: null });
      expect(program.errors).toEqual([]);
      expect(await postgresOn(dataDir)).toEqual([]);
    },
  );

  it('a server that runs ends at once at the second signal, and PostgreSQL after it', async () => {
    const program = start();
    const slow = fetch(`${await addressOf(program)}/slow`).catch((error: unknown) => error);
    await program.line(/^slow begun$/);
    program.kill('SIGTERM');
    await program.line(/stopping/);
    program.child.send('pass');
    await until(() => !program.kill('SIGTERM') || program.child.exitCode !== null);
    expect(await program.ended).toEqual({ code: 143, signal: null });
    expect(await slow).toBeInstanceOf(Error);
    await until(async () => (await postgresOn(dataDir)).length === 0);
  });

  it('reports progress to its parent process, and ends when that exits', async () => {
    const program = start();
    const portal = await addressOf(program);
    await until(() => JSON.stringify(program.messages).includes('"ready"'));
    expect(program.messages[0]).toEqual({ type: 'progress', message: 'starting PostgreSQL' });
    expect(program.messages.at(-1)).toMatchObject({ type: 'ready', portal });
    program.child.disconnect();
    expect(await program.ended).toEqual({ code: 0, signal: null });
  });

  it('a server that runs gives up a start under way when asked to stop', async () => {
    const program = start();
    await program.line(/creating the database|starting PostgreSQL/);
    program.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
    expect(await postgresOn(dataDir)).toEqual([]);
  });

  it('a server that ended in order leaves nothing in its folder that the next start would wait for', async () => {
    const answered = async () => {
      const program = start();
      expect((await fetch(await addressOf(program))).status).toBe(200);
      return program;
    };
    const first = await answered();
    first.kill('SIGTERM');
    await first.ended;
    // A lock without a holder and a PostgreSQL without a server take seconds to be recognized.
    expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.secret']);
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    const second = await answered();
    expect(second.messages).toEqual([
      { type: 'progress', message: 'starting PostgreSQL' },
      expect.objectContaining({ type: 'ready' }),
    ]);
  });
});
