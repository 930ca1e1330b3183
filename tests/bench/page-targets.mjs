// What `pages.mjs` measures: servers of built folders, each with a demo world of its own, and what their pages need.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 180_000;
const CELLS = 9;
/** Where the cells of a multiview begin and how large they are: letters count from A, thirds of a grid of 24. */
const AT = 'AIQ';
const THIRD = 'II';

function freePort() {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

const live = async (origin) => (await fetch(`${origin}/api/v2/live`)).json();

class Ended extends Error {}

async function answering(isThere, what) {
  const isThereYet = () =>
    isThere().catch((error) => {
      if (error instanceof Ended) throw error;
      return false;
    });
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(300))
    if (await isThereYet()) return;
  throw new Error(`${what} does not answer`);
}

/** A server that runs already, or one of a built folder. */
export async function startTarget(where) {
  if (/^https?:/.test(where)) return { origin: where, stop: () => undefined };
  const [port, embeds] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  // Started as root, the server runs PostgreSQL as somebody else, who has to pass through.
  chmodSync(data, 0o711);
  const server = spawn(process.execPath, [join(resolve(where), 'apps', 'api', 'dist', 'main.js')], {
    cwd: where,
    env: {
      ...process.env,
      DATA_DIR: join(data, 'world'),
      PORT: String(port),
      EMBED_PORT: String(embeds),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((done) => {
      server.once('exit', done);
    });
    if (server.exitCode === null) server.kill();
    else return;
    await ended;
    rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await answering(async () => {
      if (server.exitCode !== null) throw new Ended(`the server of ${where} has ended`);
      return (await live(origin)).length >= CELLS;
    }, where);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** The pages of `origin` without their scripts. */
export async function startFloor(origin) {
  const port = await freePort();
  const script = join(import.meta.dirname, 'floor.mjs');
  const server = spawn(process.execPath, [script, origin, String(port)], { stdio: 'ignore' });
  const floor = `http://127.0.0.1:${port}`;
  await answering(async () => (await fetch(`${floor}/healthz`)).ok, 'floor.mjs');
  return { origin: floor, stop: () => server.kill() };
}

async function post(origin, path, body, token) {
  const answer = await fetch(`${origin}/api/v2${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

const login = async (origin, role) =>
  JSON.parse(await post(origin, '/user/login', { service: 'demo', token: role }));

/**
 * The pages by name: their address at this server, and who looks at them. Videos and channels are those of the board, in the order of
 * their ids, so that two servers with one demo world show the same.
 */
export async function pagesOf(origin) {
  const board = (await live(origin)).filter(({ status }) => status === 'live');
  const videos = board.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const cells = videos
    .slice(0, CELLS)
    .map(({ id }, at) => `${AT[at % 3]}${AT[Math.floor(at / 3)]}${THIRD}${id}`);
  const [video] = videos;
  const [viewer, admin] = await Promise.all(['viewer', 'admin'].map((role) => login(origin, role)));
  const list = { name: 'Bench', video_ids: videos.slice(0, 20).map(({ id }) => id) };
  const playlist = (await post(origin, '/playlist', list, viewer.jwt)).trim();
  return {
    home: { path: '/' },
    channels: { path: '/channel' },
    channel: { path: `/channel/${video.channel.id}` },
    watch: { path: `/watch/${video.id}` },
    search: { path: '/search?q=a' },
    playlist: { path: `/playlist/${playlist}`, login: viewer },
    library: { path: '/library', login: viewer },
    settings: { path: '/settings' },
    schedule: { path: '/schedule' },
    admin: { path: '/admin', login: admin },
    multiview: { path: `/multiview/${cells.join(',')}` },
  };
}
