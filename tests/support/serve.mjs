// Starts the built server on an empty folder that goes when it stops.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'oshimado-e2e-'));
// PostgreSQL never runs as root: where the tests do, its own user has to come through here.
chmodSync(folder, 0o711);
const server = spawn(process.execPath, ['apps/api/dist/main.js'], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
