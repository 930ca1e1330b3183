#!/usr/bin/env node
import { runCommand } from './program';

const stopping = new AbortController();
// A second one ends the process at once; the database then rolls back what was not finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort());
}

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  write: (text) => void process.stdout.write(text),
  remark: (text) => void process.stderr.write(text),
  cwd: process.cwd(),
  now: Date.now,
  signal: stopping.signal,
});
