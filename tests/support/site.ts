/** Starts the built server for browser tests, on free ports and a clock that only the test moves. */
import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { ReportMessage } from '../../apps/api/src/process/report';
import { ownBeginning } from './abandoned';
import { TEST_TIME } from './test-time';

/** Prefix of the names of their folders. */
export const SITE_FOLDER = 'oshimado-site-';

const SOURCE = fileURLToPath(new URL('./site-program.ts', import.meta.url));
const BUILT = new URL('../../apps/api/dist/start-server.js', import.meta.url).href;
const PROGRAM = 'SITE_PROGRAM';

/** Bundles their program, for all that are started from here on: a TypeScript loader would cost each start a third more time. */
export async function buildSiteProgram(folder: string): Promise<void> {
  const outfile = join(folder, 'site-program.mjs');
  await build({ entryPoints: [SOURCE], outfile, bundle: true, platform: 'node', format: 'esm' });
  process.env[PROGRAM] = outfile;
}

/** A message to the program of a site. */
export interface MoveClock {
  /** Epoch milliseconds. */
  readonly moveTo: number;
}

/** The program's answer to it. */
export interface ClockMoved {
  /** Epoch milliseconds. */
  readonly movedTo: number;
}

export interface SiteOptions {
  /** Default true. */
  readonly portal?: boolean;
  /** Folder of a stopped site to start with a copy of. Default: a new, newly filled one. */
  readonly world?: string;
  /** Whether its folder is kept after it stops. Default false. */
  readonly isKept?: boolean;
  /** Additional environment variables. Default none. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Site {
  /** Origin of the portal and the calls. */
  readonly portal: string;
  /** Origin of the embeds. */
  readonly embed: string;
  readonly folder: string;
  /** Resolves when the clock is moved; the demo writes its changes shortly after. */
  readonly moveTo: (time: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL runs as its own user when the tests run as root, and must be able to enter the folder. */
function makeFolder(): string {
  const base = mkdtempSync(join(tmpdir(), ownBeginning(SITE_FOLDER)));
  chmodSync(base, 0o711);
  return join(base, 'data');
}

/** Keeps the owners of the files, which differ when root runs the tests. */
function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', from, to]);
}

/** Rejects when the site cannot be started. */
const untilReady = (server: ChildProcess) =>
  new Promise<Extract<ReportMessage, { type: 'ready' }>>((resolve, reject) => {
    server.on('message', (message: ReportMessage) => {
      if (message.type === 'ready') resolve(message);
      if (message.type === 'failed') reject(new Error(message.message));
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the site ended with ${code}; is it built?`)));
  });

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { portal = true, world, isKept = false, env = {} } = options;
  const folder = makeFolder();
  if (world !== undefined) copyFolder(world, folder);
  const server = fork(process.env[PROGRAM] ?? '', [String(TEST_TIME), BUILT], {
    execArgv: [],
    env: {
      ...process.env,
      DATA_DIR: folder,
      KEEP_DATA: isKept ? 'on' : '',
      PORT: '0',
      EMBED_PORT: '0',
      PORTAL: portal ? 'on' : 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const addresses = await untilReady(server);
  return {
    portal: addresses.portal,
    embed: addresses.embed,
    folder,
    moveTo: async (next) => {
      const moved = new Promise<void>((resolve) => {
        const onMessage = (message: unknown) => {
          if ((message as Partial<ClockMoved>).movedTo !== next) return;
          server.off('message', onMessage);
          resolve();
        };
        server.on('message', onMessage);
      });
      server.send({ moveTo: next } satisfies MoveClock);
      await moved;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
