import type { ClientBase } from 'pg';

export interface Version {
  readonly major: number;
  /** Like `18.4`. */
  readonly text: string;
}

export async function versionOf(client: ClientBase): Promise<Version> {
  const { rows } = await client.query<{ number: number }>(
    `SELECT current_setting('server_version_num')::int AS number`,
  );
  const number = rows[0]?.number ?? 0;
  const major = Math.floor(number / 10_000);
  return { major, text: `${major}.${number % 10_000}` };
}
