/** `channels`: checks the list of followed channels, adds channels from elsewhere to it, and writes one of what the store has. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { systemClock } from '../process/feeding';
import { addToList, type AddedList } from '../sources/channel-list/add-to-list';
import { EMPTY_LIST } from '../sources/channel-list/channel-list';
import { listOfRecords } from '../sources/channel-list/list-of-records';
import { findChannels } from './channels/find-channels';
import { addToKeptList, KEPT_LIST, readKeptList } from './channels/kept-list';
import { requireAdded } from './channels/require-added';
import { readStoredChannels } from './channels/stored-channels';
import {
  CommandError,
  configOf,
  environmentOf,
  type CommandContext,
  type GlobalOptions,
} from './context';
import { ok } from './doctor/check';
import { reportChecks } from './doctor/report-checks';
import { checkList, describeList } from './source-check/check-list';
import { withTables } from './tables';

interface JsonOption {
  readonly json?: boolean;
}

interface ImportOptions {
  readonly org?: readonly string[];
  readonly into?: string;
  readonly kept?: boolean;
}

interface ExportOptions {
  readonly kept?: boolean;
}

/** The list as it is; empty where there is none yet. */
async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new CommandError(`${path} cannot be read`, { cause: error });
  }
}

/** A server that reads the file in this moment gets the old or the new list, never half of one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const next = `${path}.new`;
  await writeFile(next, text);
  await rename(next, path);
}

const count = (many: number) => `${many} channel${many === 1 ? '' : 's'}`;

function addImport(group: Command, program: Command, context: CommandContext): void {
  group
    .command('import')
    .description(
      'adds channels of another site, a spreadsheet (CSV) or another list to a list; what stands there stays',
    )
    .argument('<from>', 'address of a site with the calls of this API, or a file (.csv, .yaml)')
    .option('--org <name...>', 'channels of these organizations only')
    .option('--into <file>', 'list to add them to. Default: CHANNELS_FILE, else standard output')
    .option('--kept', 'add them to the list that admins edit on /admin, instead of a file')
    .action(async (from: string, { org: orgs = [], into, kept }: ImportOptions) => {
      const options = program.opts<GlobalOptions>();
      const environment = environmentOf(context, options);
      const found = await findChannels(from, {
        orgs,
        key: environment['SOURCE_KEY']?.trim() || undefined,
        cwd: context.cwd,
        fetch,
        clock: { now: context.now, sleep: systemClock.sleep },
        signal: context.signal,
        onPage: (done) => context.remark(`${count(done)} read\n`),
      });
      const { list, handlesOf } = found;
      const tell = (name: string, { added, known }: AddedList) =>
        context.write(
          `${name}: ${count(added)} added, ${known} ${known === 1 ? 'was' : 'were'} there already\n`,
        );
      if (kept === true) {
        const config = configOf(context, options);
        tell(KEPT_LIST, await withTables(config, (db) => addToKeptList(db, found, context.now)));
        return;
      }
      const target = into ?? (environment['CHANNELS_FILE']?.trim() || undefined);
      if (target === undefined) {
        context.write(requireAdded(from, addToList('', list)).text);
        return;
      }
      const path = resolve(context.cwd, target);
      const added = requireAdded(path, addToList(await textOf(path), list, handlesOf));
      if (added.added > 0) await replaceFile(path, added.text);
      tell(path, added);
    });
}

export function addChannels(program: Command, context: CommandContext): void {
  const group = program.command('channels').description('the list of followed channels');

  group
    .command('check')
    .description('says what is wrong with a list of channels, by line')
    .argument('<file>', 'file like channels.yaml')
    .option('--json', 'as JSON')
    .action(async (name: string, options: JsonOption) => {
      const path = resolve(context.cwd, name);
      const checked = await checkList(path, async () => '');
      const checks =
        'list' in checked
          ? [ok('channels', `${path}: ${describeList(checked.list)}`)]
          : checked.checks;
      reportChecks(context, checks, options.json);
    });

  addImport(group, program, context);

  group
    .command('export')
    .description('writes the channels of the store as a list, to standard output')
    .option('--kept', 'the list that admins edit on /admin instead, as it is')
    .action(async ({ kept }: ExportOptions) => {
      const config = configOf(context, program.opts<GlobalOptions>());
      if (kept === true) {
        context.write((await withTables(config, readKeptList)) || EMPTY_LIST);
        return;
      }
      const { channels, orgs } = await withTables(config, readStoredChannels);
      const list = listOfRecords(channels, orgs);
      context.write(requireAdded('the store', addToList('', list)).text);
      const left = channels.length - list.channels.length;
      if (left > 0) context.remark(`${count(left)} elsewhere than at YouTube left out\n`);
    });
}
