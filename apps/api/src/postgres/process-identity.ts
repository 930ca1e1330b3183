/**
 * Identity of a process beyond its id: ids are reused after a process ends, in containers immediately.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../process/error-code';

/** A zombie: ended, but not reaped by its parent, as with a container whose first process does not reap. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    // Not Linux, or ended meanwhile, which the next check finds out.
    return false;
  }
}

/** Whether the id is in use, even by a process that has ended. */
export function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return errorCode(error) === 'EPERM';
  }
}

export const isAlive = (pid: number): boolean => isKnown(pid) && !isZombie(pid);

const absent = () => undefined;

/**
 * A text no other process gets before the next restart of the machine, or undefined if the platform does not provide one.
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

/** The scope in which process ids are comparable: one container, or one machine. */
export async function processSpace(): Promise<string | undefined> {
  return readlink('/proc/self/ns/pid').catch(absent);
}

/** Program and arguments of a process; undefined if unavailable; on Windows only the program. */
export async function commandLineOf(pid: number): Promise<string | undefined> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(absent);
  if (line) return line.replaceAll('\0', ' ').trim();
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-ww', '-p', String(pid), '-o', 'command=']];
  const answer = await promisify(execFile)(program, args, { windowsHide: true }).catch(absent);
  return answer?.stdout.trim() || undefined;
}
