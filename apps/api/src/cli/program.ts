/** The command line `oshimado`: its commands, and how it ends. */
import { Command, CommanderError } from 'commander';
import { BackupError } from '../backup/format';
import { explainFailure } from '../process/explain-failure';
import { ExitCode } from '../process/start-error';
import { CommandError, type CommandContext } from './context';
import { addChannels } from './channels';
import { addData } from './data';
import { addDoctor } from './doctor';
import { addPeople } from './people';
import { addSources } from './sources';

const EXIT_CODES =
  'Exit codes: 0 done, 1 not done, 2 wrong settings or arguments, 3 data folder in use, 5 database, 6 disk.';

function createProgram(context: CommandContext): Command {
  const program = new Command('oshimado')
    .description(
      'Commands for who runs an Oshimado server. They read the settings that the server reads.',
    )
    .option('--env-file <file>', 'file with settings, one NAME=value a line')
    .exitOverride()
    .configureOutput({ writeOut: context.write, writeErr: context.remark })
    .addHelpText('after', `\n${EXIT_CODES}`)
    .showHelpAfterError('(oshimado --help lists the commands)');
  addPeople(program, context);
  addData(program, context);
  addDoctor(program, context);
  addSources(program, context);
  addChannels(program, context);
  return program;
}

/** Runs the command of these arguments, without the first two of a process; resolves with the exit code. */
export async function runCommand(
  args: readonly string[],
  context: CommandContext,
): Promise<ExitCode> {
  try {
    await createProgram(context).parseAsync([...args], { from: 'user' });
    return ExitCode.stopped;
  } catch (error) {
    // Help was asked for, or the arguments were wrong: both are written by now.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? ExitCode.stopped : ExitCode.configuration;
    }
    if (context.signal.aborted) {
      context.remark('oshimado: stopped; nothing was changed\n');
      return ExitCode.other;
    }
    const isSaid = error instanceof CommandError || error instanceof BackupError;
    const { exitCode, message } = isSaid
      ? { exitCode: ExitCode.other, message: error.message }
      : explainFailure(error);
    for (const line of message.split('\n')) context.remark(`oshimado: ${line}\n`);
    return exitCode;
  }
}
