// `npm start`: from a fresh clone to a running portal. Installs and builds what is missing, starts the server and says
// where it is. Ctrl-C stops everything.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, checkNode, ensurePackages, node, root } from './lib.mjs';

checkNode();
console.log('推し窓 Oshimado');
await ensurePackages();
await build();

// In a process group of its own, so that Ctrl-C reaches the server once, from here. When this process dies in any other
// way the channel to it closes and the server stops by itself.
const server = spawn(node, [join(root, 'apps', 'api', 'dist', 'main.js')], {
  cwd: root,
  detached: process.platform !== 'win32',
  env: { PORT_FALLBACK: 'on', LOG_FORMAT: 'pretty', STOP_WITH_PARENT: 'on', ...process.env },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => {
  console.error(`oshimado: the server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
  process.removeAllListeners();
});
