// `npm run dev`: the server from its sources, restarted on change, behind Vite with hot reload, at one address.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bin, checkNode, ensurePackages, node, root } from './lib.mjs';

const API_PORT = '4610';

checkNode();
await ensurePackages();

const children = [
  spawn(node, ['--watch', '--import', 'tsx', '--conditions=@oshimado/source', 'src/main.ts'], {
    cwd: join(root, 'apps', 'api'),
    env: {
      LOG_FORMAT: 'pretty',
      PORTAL: 'off',
      PORT: API_PORT,
      EMBED_PORT: '4611',
      DATA_DIR: join(root, 'data'),
      ...process.env,
    },
    stdio: 'inherit',
  }),
  spawn(bin('vite'), ['--port', process.env.PORT ?? '4600'], {
    cwd: join(root, 'apps', 'portal'),
    env: { ...process.env, API_URL: `http://127.0.0.1:${API_PORT}` },
    stdio: 'inherit',
  }),
];
const stop = (signal) => children.forEach((child) => child.kill(signal));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
for (const child of children) child.on('exit', () => stop('SIGTERM'));
