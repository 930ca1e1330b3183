/** `source check`: whether the platforms answer. */
import type { Command } from 'commander';
import type { SourceChoice } from '../config';
import { systemClock } from '../process/feeding';
import { configOf, type CommandContext, type GlobalOptions } from './context';
import { ok, warning, type Check } from './doctor/check';
import { reportChecks } from './doctor/report-checks';
import type { ListTools } from './source-check/call-tools';
import { checkHolodex } from './source-check/check-holodex';
import { checkTwitch } from './source-check/check-twitch';
import { checkYoutube } from './source-check/check-youtube';
import { readKeptList } from './channels/kept-list';
import { withTables } from './tables';

interface JsonOption {
  readonly json?: boolean;
}

async function checkSource(choice: SourceChoice, tools: ListTools): Promise<readonly Check[]> {
  if (choice.name === 'demo') return [ok('demo', 'needs no platform: its streams are invented')];
  if (choice.name === 'holodex') return [await checkHolodex(choice, tools)];
  if (choice.name === 'twitch') return checkTwitch(choice, tools);
  return checkYoutube(choice, tools);
}

export function addSources(program: Command, context: CommandContext): void {
  program
    .command('source')
    .description('where streams come from')
    .command('check')
    .description('calls each platform of SOURCE once, and says what is wrong')
    .option('--json', 'as JSON')
    .action(async (options: JsonOption) => {
      const config = configOf(context, program.opts<GlobalOptions>());
      const { sources } = config;
      const { now, signal } = context;
      let kept: Promise<string> | undefined;
      // Several sources follow the same list.
      const readKept = () => (kept ??= withTables(config, readKeptList));
      const tools = {
        fetch,
        clock: { now, sleep: systemClock.sleep },
        signal,
        readKept,
      };
      const found = await Promise.all(sources.map((choice) => checkSource(choice, tools)));
      const none = [warning('source', 'none, so the board stays empty; set SOURCE')];
      reportChecks(context, sources.length > 0 ? found.flat() : none, options.json);
    });
}
