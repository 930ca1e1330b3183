// `npm start`: from a fresh clone to a running portal. Installs and builds what is missing, starts the server and says
// where it is; then builds the embeds, which the first page does not need. Ctrl-C stops everything.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, buildEmbeds, checkNode, ensurePackages, node, root } from './lib.mjs';

checkNode();
console.log('推し窓 Oshimado');
await ensurePackages({ forDevelopment: false });
await build();

// In a process group of its own, so that Ctrl-C reaches the server once, from here. When this process dies in any other
// way the channel to it closes and the server stops by itself.
const server = spawn(node, [join(root, 'apps', 'api', 'dist', 'main.js')], {
  cwd: root,
  detached: process.platform !== 'win32',
  env: { PORT_FALLBACK: 'on', LOG_FORMAT: 'pretty', EMBEDS_LATER: 'on', ...process.env },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const stopped = new AbortController();

async function addEmbeds({ embed }) {
  const { code, output } = await buildEmbeds(stopped.signal);
  if (stopped.signal.aborted) return;
  if (code === 0) {
    if (server.connected) server.send('embeds built');
    console.log(`embeds ready: ${embed}`);
  } else {
    if (server.connected) server.send('embeds failed');
    console.error(`${output}\noshimado: the embeds could not be built; the lines above say why.`);
  }
}

server.on('message', (message) => {
  if (message.type === 'ready') void addEmbeds(message);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopped.abort();
    server.kill(signal);
  });
server.on('error', (error) => {
  console.error(`oshimado: the server could not be started: ${error.message}`);
  process.exitCode = 1;
});
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
  stopped.abort();
  process.removeAllListeners();
});
