/** The real server program on a data folder of its own, and what a test does to it from outside. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { parentOf, postgresOn, startProgram, type Program } from './program';

export interface Answer {
  /** 0 where the connection failed. */
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
  readonly tookMs: number;
}

export interface RunningServer {
  readonly program: Program;
  readonly origin: string;
  readonly ask: (
    path: string,
    options?: { readonly method?: string; readonly body?: unknown; readonly token?: string },
  ) => Promise<Answer>;
}

/**
 * Starts `main.ts` without the portal and without limits, and resolves when it is ready.
 * @param fastSince Epoch milliseconds, since when its clock is fast (`createFastClock`). Default: the machine's clock.
 */
export async function startServer(
  env: Record<string, string>,
  fastSince?: number,
): Promise<RunningServer> {
  const program = startProgram(fastSince === undefined ? 'main' : 'fast-server', {
    args: fastSince === undefined ? [] : [String(fastSince)],
    env: {
      PORT: '0',
      EMBED_PORT: '0',
      PORTAL: 'off',
      RATE_LIMIT: '0',
      LOG_FORMAT: 'pretty',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  const origin = /http:\S+/.exec(await program.line(/^ready: /))?.[0] ?? '';
  const ask: RunningServer['ask'] = async (path, { method = 'GET', body, token } = {}) => {
    const begin = performance.now();
    const end = (answer: Omit<Answer, 'tookMs'>) => ({
      ...answer,
      tookMs: performance.now() - begin,
    });
    try {
      const options: RequestInit = {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      };
      const response = await fetch(origin + path, options);
      const { status, headers } = response;
      return end({ status, text: await response.text(), retryAfter: headers.get('retry-after') });
    } catch (error) {
      return end({ status: 0, text: String(error), retryAfter: null });
    }
  };
  return { program, origin, ask };
}

/** Logs in at the demo, again for as long as a busy server says 503; answers the token. */
export async function logIn({ ask }: RunningServer, role: string): Promise<string> {
  const call = { method: 'POST', body: { service: 'demo', token: role } };
  let answer = await ask('/api/v2/user/login', call);
  while (answer.status === 503) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    answer = await ask('/api/v2/user/login', call);
  }
  if (answer.status !== 200) throw new Error(`the login failed: ${answer.status} ${answer.text}`);
  const { jwt } = JSON.parse(answer.text) as { readonly jwt: string };
  return jwt;
}

/** The embedded PostgreSQL and all processes it started. */
async function postgresProcesses(dataDir: string): Promise<number[]> {
  const [main] = await postgresOn(dataDir);
  if (main === undefined) return [];
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(ids.map((id) => parentOf(id).catch(() => 0)));
  return [main, ...ids.filter((_, at) => parents[at] === main)];
}

/** Sends a signal; the process may have ended on its own. */
function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Stops the embedded PostgreSQL, with every process that serves a connection now. Returns how to let it go on. */
export async function freezePostgres(dataDir: string): Promise<() => void> {
  // The main process first, so that it starts no other one in between.
  const [main] = await postgresOn(dataDir);
  if (main === undefined) throw new Error('no PostgreSQL runs on this folder');
  signal(main, 'SIGSTOP');
  const frozen = await postgresProcesses(dataDir);
  for (const id of frozen) signal(id, 'SIGSTOP');
  return () => frozen.forEach((id) => signal(id, 'SIGCONT'));
}

/** Connects to the embedded database as the server does. */
async function connectTo(dataDir: string): Promise<Client> {
  const password = (await readFile(join(dataDir, 'postgres.secret'), 'utf8')).trim();
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const port = Number(pidFile.split('\n')[3]);
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'oshimado',
    database: 'oshimado',
    password,
  });
  await client.connect();
  return client;
}

/** Ends every other connection to the embedded database, as a failover does. */
export async function terminateAll(dataDir: string): Promise<void> {
  const client = await connectTo(dataDir);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database()`,
  );
  await client.end();
}
