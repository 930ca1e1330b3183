/** An external PostgreSQL: connects once and checks its version; throws a one-line error if it cannot be used. */
import { Client } from 'pg';
import { errorCode } from '../process/error-code';
import { ExitCode, StartError } from '../process/start-error';
import type { Postgres } from './postgres';
import { versionOf } from './version';

const CONNECT_LIMIT_MS = 10_000;
const LOWEST_MAJOR = 15;

/** Address without the password, for messages. */
export function withoutPassword(connectionString: string): string {
  const url = new URL(connectionString);
  const user = url.username ? `${url.username}@` : '';
  return `postgresql://${user}${url.host}${url.pathname}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  ETIMEDOUT: 'no answer',
  EHOSTUNREACH: 'no way to the host',
  ENETUNREACH: 'no way to the host',
  '28P01': 'wrong user or password',
  28000: 'this user may not connect from here',
  '3D000': 'no such database',
  '57P03': 'it is starting or stopping',
  53300: 'it has no connection left',
};

function reasonOf(error: unknown, connectionString: string): string {
  if (!(error instanceof Error)) return String(error);
  const known = REASONS[errorCode(error) ?? ''];
  if (known) return known;
  const { password } = new URL(connectionString);
  const words = error.message.replaceAll(/\s*\n\s*/g, ' ');
  const secrets = [password, decodeURIComponent(password)].filter(Boolean);
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), words);
}

/** The server does not stop an external database. */
const leaveAlone = () => Promise.resolve();

async function inspect(client: Client): Promise<{ version: string; problem?: string }> {
  const { major, text } = await versionOf(client);
  if (major < LOWEST_MAJOR) {
    const problem = `it is PostgreSQL ${text}, and this server needs ${LOWEST_MAJOR} or newer`;
    return { version: text, problem };
  }
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return { version: text };
  return { version: text, problem: `its encoding is ${encoding}, and this server needs UTF8` };
}

export async function openExternal(connectionString: string): Promise<Postgres> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: CONNECT_LIMIT_MS,
  });
  // Errors of this connection after the checks do not matter.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { version, problem } = await inspect(client);
    if (problem) throw new StartError(ExitCode.store, problem);
    return { connectionString, version, embedded: false, stop: leaveAlone };
  } catch (error) {
    throw new StartError(
      ExitCode.store,
      `DATABASE_URL: ${withoutPassword(connectionString)} cannot be used: ${reasonOf(error, connectionString)}`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
