/** `doctor`: looks at everything a server needs, and says what to do where something is wrong. */
import type { Command } from 'commander';
import { ExitCode, StartError } from '../process/start-error';
import { parseConfig, type Config } from '../config';
import { environmentOf, type CommandContext, type GlobalOptions } from './context';
import { checkDatabase, checkKeyValueServer } from './doctor/services';
import {
  checkDisk,
  checkLogins,
  checkNode,
  checkOrigins,
  checkPortal,
  checkSecret,
  checkSource,
} from './doctor/settings';
import { failed, ok, type Check } from './doctor/check';
import { reportChecks } from './doctor/report-checks';

async function examine(context: CommandContext, options: GlobalOptions): Promise<Check[]> {
  const checks = [checkNode(process.versions.node)];
  let config: Config;
  try {
    config = parseConfig(environmentOf(context, options));
  } catch (error) {
    if (!(error instanceof StartError) || error.exitCode !== ExitCode.configuration) throw error;
    return [...checks, ...error.message.split('\n').map((line) => failed('settings', line))];
  }
  return [
    ...checks,
    ok('settings', 'every setting is accepted'),
    ...checkOrigins(config),
    checkSource(config),
    checkLogins(config),
    await checkPortal(config),
    await checkSecret(config),
    await checkDisk(config),
    ...(await checkDatabase(config)),
    ...(await checkKeyValueServer(config)),
  ];
}

export function addDoctor(program: Command, context: CommandContext): void {
  program
    .command('doctor')
    .description('checks settings, database, disk, secret, origins, source and key-value server')
    .option('--json', 'as JSON')
    .action(async ({ json }: { readonly json?: boolean }) => {
      const checks = await examine(context, program.opts<GlobalOptions>());
      reportChecks(context, checks, json);
    });
}
