import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort } from '../process/free-port';
import { openExternal, withoutPassword } from './external';

/** A server of PostgreSQL's protocol that answers the first message with an error, as PostgreSQL words errors. */
async function refusing(code: string, message: string) {
  const fields = [`SFATAL`, `C${code}`, `M${message}`].map((field) => `${field}\0`).join('');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, body])));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return { port, close: () => server.close() };
}

describe('a DATABASE_URL that leads nowhere', () => {
  it('a DATABASE_URL that leads nowhere fails with one line and code 5 if no server listens', async () => {
    const port = await findFreePort();
    await expect(openExternal(`postgres://u:hunter2@127.0.0.1:${port}/d`)).rejects.toMatchObject({
      exitCode: 5,
      message: `DATABASE_URL: postgresql://u@127.0.0.1:${port}/d cannot be used: nothing listens there`,
    });
  });

  it.each([
    ['28P01', 'password authentication failed', 'wrong user or password'],
    ['3D000', 'database "d" does not exist', 'no such database'],
    ['XX000', 'odd\nfor hunter2', 'odd for ***'],
  ])(
    'a DATABASE_URL that leads nowhere is logged in one line without the password when it is refused (%s)',
    async (code, message, words) => {
      const server = await refusing(code, message);
      const error = await openExternal(`postgres://u:hunter2@127.0.0.1:${server.port}/d`).catch(
        (reason: unknown) => reason,
      );
      server.close();
      expect(error).toMatchObject({ exitCode: 5, message: expect.stringContaining(words) });
      expect(String(error)).not.toContain('hunter2');
    },
  );

  it('a DATABASE_URL that leads nowhere keeps the password out of the address it shows', () => {
    expect(withoutPassword('postgres://me:s%40cret@db.example:5433/board?sslmode=require')).toBe(
      'postgresql://me@db.example:5433/board',
    );
  });
});
