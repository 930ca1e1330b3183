/** `migrate`, `backup` and `restore`: the tables as a whole. */
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { totalOf } from '../backup/format';
import { checkBackup } from '../backup/read-backup';
import { hasServer, holdsData, requireKnown, restoreBackup } from '../backup/restore-backup';
import { writeBackup } from '../backup/write-backup';
import { migrate } from '../store/migrate';
import { CommandError, configOf, type CommandContext, type GlobalOptions } from './context';
import { withDatabase } from './database';

interface JsonOption {
  readonly json?: boolean;
}

interface RestoreOption {
  readonly force?: boolean;
  readonly create?: boolean;
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const countOf = (rows: Readonly<Record<string, number>>) =>
  `${totalOf(rows)} rows in ${Object.keys(rows).length} tables`;

/** `20261128-143000`, for names of files. */
const stamp = (now: number) =>
  new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

function addMigrate(program: Command, context: CommandContext): void {
  program
    .command('migrate')
    .description('brings the tables up to date, as every start of the server does')
    .action(async () => {
      const config = configOf(context, program.opts<GlobalOptions>());
      const newer = await withDatabase(config, (database) => migrate(database.connectionString));
      if (newer.length === 0) context.write('the tables are up to date\n');
      else context.write(`the tables are of a newer version, which works: ${newer.join(', ')}\n`);
    });
}

function addBackup(program: Command, context: CommandContext): void {
  program
    .command('backup')
    .description(
      'writes all tables, as they are at one moment, to one file; the server may go on running',
    )
    .argument('<file>', 'file to create, like oshimado.backup.gz')
    .option('--json', 'what was written, as JSON')
    .action(async (name: string, { json }: JsonOption) => {
      const file = resolve(context.cwd, name);
      const config = configOf(context, program.opts<GlobalOptions>());
      const { header, rows } = await withDatabase(config, ({ connectionString }) =>
        writeBackup({
          connectionString,
          file,
          now: context.now,
          signal: context.signal,
          onTable: (table) => context.remark(`writing ${table}\n`),
        }),
      );
      const { size } = await stat(file);
      const { madeAt } = header;
      if (json) context.write(`${JSON.stringify({ file, bytes: size, madeAt, rows })}\n`);
      else context.write(`${file}: ${countOf(rows)}, ${sizeOf(size)}\n`);
    });
}

/** Writes the present tables to a file of the data folder; resolves with its name. */
async function makeRestorePoint(
  context: CommandContext,
  dataDir: string,
  connectionString: string,
) {
  const file = join(dataDir, `before-restore-${stamp(context.now())}.backup.gz`);
  await writeBackup({ connectionString, file, now: context.now, signal: context.signal });
  context.remark(`restore point: ${file}\n`);
}

function addRestore(program: Command, context: CommandContext): void {
  program
    .command('restore')
    .description(
      'replaces all tables by those of a backup, or changes nothing; stop the server first',
    )
    .argument('<file>', 'file that oshimado backup wrote')
    .option('--force', 'replace what the database holds, after a restore point was written')
    .option('--create', 'make the embedded database where the data folder has none')
    .action(async (name: string, { force, create }: RestoreOption) => {
      const file = resolve(context.cwd, name);
      const config = configOf(context, program.opts<GlobalOptions>());
      // Before the database is started: a wrong file needs none.
      requireKnown(await checkBackup(file), file);
      await withDatabase(
        config,
        async ({ connectionString, isShared }) => {
          if (isShared || (await hasServer(connectionString))) {
            throw new CommandError('a server uses this database; stop it, then restore');
          }
          if (await holdsData(connectionString)) {
            if (!force) {
              throw new CommandError(
                'the database holds accounts or videos; --force replaces them, after a restore point was written',
              );
            }
            await makeRestorePoint(context, config.dataDir, connectionString);
          }
          const { rows, header, skipped } = await restoreBackup({
            connectionString,
            file,
            signal: context.signal,
            onTable: (table) => context.remark(`reading ${table}\n`),
          });
          if (skipped.length > 0) {
            context.remark(
              `left out, because they are of another program: ${skipped.join(', ')}\n`,
            );
          }
          context.write(`restored ${countOf(rows)} of ${header.madeAt}\n`);
        },
        { mayCreate: create === true, createOption: '--create' },
      );
    });
}

export function addData(program: Command, context: CommandContext): void {
  addMigrate(program, context);
  addBackup(program, context);
  addRestore(program, context);
}
