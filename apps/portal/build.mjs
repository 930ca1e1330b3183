/** Builds what browsers load and what the server draws with, beside each other: neither reads a file of the other. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');

const BUILDS = [['build'], ['build', '--ssr', 'src/entry-server.tsx']];

/** A process each, because the compiler of styles keeps one state for its process. */
const codes = await Promise.all(
  BUILDS.map(async (args) => {
    const [code] = await once(
      spawn(process.execPath, [vite, ...args], { stdio: 'inherit' }),
      'exit',
    );
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
