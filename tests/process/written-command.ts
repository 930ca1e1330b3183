/** A command of `oshimado` in this process, and what it wrote. */
import type { CommandContext } from '../../apps/api/src/cli/context';
import { runCommand } from '../../apps/api/src/cli/program';

export interface WrittenCommand {
  /** Exit code. */
  readonly code: number;
  readonly output: string;
  readonly remarks: string;
}

export async function writtenCommand(
  args: readonly string[],
  { env, cwd, now }: Pick<CommandContext, 'env' | 'cwd' | 'now'>,
): Promise<WrittenCommand> {
  const written: string[] = [];
  const remarks: string[] = [];
  const code = await runCommand(args, {
    env,
    cwd,
    now,
    write: (text) => void written.push(text),
    remark: (text) => void remarks.push(text),
    signal: new AbortController().signal,
  });
  return { code, output: written.join(''), remarks: remarks.join('') };
}
