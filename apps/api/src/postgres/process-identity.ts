/**
 * Who a process id stands for. Ids are used again after a process ends, and at once inside containers, so an id alone
 * proves nothing.
 */
import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const absent = () => undefined;

/**
 * A text no other process gets before the next restart of the machine, or undefined where the platform does not tell.
 * Linux: when the process started, in ticks since the machine did, and which start of the machine that was.
 */
export async function startMark(pid: number): Promise<string | undefined> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'latin1').catch(absent),
    readFile('/proc/sys/kernel/random/boot_id', 'latin1').catch(absent),
  ]);
  if (stat === undefined || boot === undefined) return undefined;
  // The second field is the command in brackets and may itself hold spaces and brackets; start time is the 22nd field.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return ticks && `${boot.trim()}/${ticks}`;
}

/** Where process ids of this process mean the same: one container, or one machine. */
export async function processSpace(): Promise<string | undefined> {
  return readlink('/proc/self/ns/pid').catch(absent);
}

/** The command a process runs, without its folder, or undefined where it cannot be told. */
export async function commandOf(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(absent);
  if (line) return basename(line.split('\0')[0] ?? '');
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-p', String(pid), '-o', 'comm=']];
  const answer = await promisify(execFile)(program, args, { windowsHide: true }).catch(absent);
  if (!answer) return undefined;
  const command = /^"([^"]+)"/.exec(answer.stdout)?.[1] ?? answer.stdout.trim();
  return basename(command) || undefined;
}
