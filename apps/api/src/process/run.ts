/**
 * Starts and stops a server. Parts are opened in the order of their dependencies and closed in reverse, also when a start
 * fails half way.
 */
import { messageOf } from '../errors';
import type { Config } from '../config';
import { diskProblem } from '../disk-problem';
import { lockDataFolder } from '../postgres/data-folder-lock';
import { openPostgres } from '../postgres/open-postgres';
import { NewerStoreError } from '../store';
import { createClosers, type Closers } from './closers';
import { createFeeding, type Feeding } from './feeding';
import type { OpenStore, ProcessLog, ServerParts } from './parts';
import type { Addresses, Report } from './report';
import { ExitCode, StartError } from './start-error';
import { choosePorts, drainAll, listen, originsOf } from './web';

export interface RunOptions<Store extends OpenStore> {
  readonly parts: ServerParts<Store>;
  readonly log: ProcessLog;
  readonly report: Report;
  /** Fires to abort a running start; `run` then closes what it opened and rejects with the reason. */
  readonly signal?: AbortSignal;
}

export interface RunningServer extends Addresses {
  /** Closes requests, source, store and PostgreSQL in this order; a second call waits for the first. */
  readonly stop: () => Promise<void>;
}

const isNewer = ({ databaseUrl }: Config) =>
  `this ${databaseUrl ? 'database' : 'data folder'} is newer than this server`;

function tooNew(config: Config, error: NewerStoreError): StartError {
  const other = config.databaseUrl ? 'database with DATABASE_URL' : 'folder with DATA_DIR';
  const line =
    `${isNewer(config)}: a later version has changed its tables (${error.migrations.join(', ')}). ` +
    `Start that version, or choose another ${other}.`;
  return new StartError(ExitCode.store, line, { cause: error });
}

async function openStore<Store extends OpenStore>(
  config: Config,
  { parts, log, report }: RunOptions<Store>,
  closers: Closers,
): Promise<Store> {
  const onProgress = (message: string) => report.progress({ message });
  const postgres = await openPostgres(config, log, { onProgress });
  closers.add('PostgreSQL', postgres.stop);
  const { version, embedded } = postgres;
  log.info({ version, embedded }, 'PostgreSQL is open');
  const store = parts.openStore(postgres.connectionString);
  closers.add('store', store.close);
  const newer = await store.migrate().catch((error: unknown) => {
    if (diskProblem(error)) throw error;
    if (error instanceof NewerStoreError) throw tooNew(config, error);
    const words = messageOf(error);
    const line = `the store cannot be brought up to date: ${words.replaceAll(/\s*\n\s*/g, ' ')}`;
    throw new StartError(ExitCode.store, line, { cause: error });
  });
  if (newer.length > 0) {
    log.warn({ migrations: newer }, `${isNewer(config)}; what a later version added is not used`);
  }
  return store;
}

function openFeeding<Store extends OpenStore>(
  config: Config,
  store: Store,
  { parts, log, report, signal }: RunOptions<Store>,
  closers: Closers,
): Feeding | undefined {
  const sources = parts.createSources();
  if (sources.length === 0) return undefined;
  const among = sources.map(({ name }) => name);
  const feeding = createFeeding({
    feeds: sources.map((source) => ({
      source,
      store: store.sourceOf({ name: source.name, among }),
    })),
    endLeft: () =>
      store.endLeft({ among, isAdopted: sources.some(({ adopts = false }) => adopts) }),
    lock: store.feedLock,
    log,
    report,
    clock: parts.clock,
  });
  closers.add('source', feeding.stop);
  signal?.addEventListener('abort', () => void feeding.stop(), { once: true });
  return feeding;
}

/** Whether the board of this store would be empty. */
const isBare = async ({ source }: OpenStore) => (await source.openVideoIds()).length === 0;

async function open<Store extends OpenStore>(
  config: Config,
  options: RunOptions<Store>,
  closers: Closers,
): Promise<Addresses> {
  const { parts, report, signal } = options;
  // With an external database the folder is empty, and several servers may share the machine.
  if (!config.databaseUrl) closers.add('lock', (await lockDataFolder(config.dataDir)).release);
  const ports = await choosePorts(config, report);
  closers.add('ports', ports.release);
  report.progress({ message: 'starting PostgreSQL' });
  const store = await openStore(config, options, closers);
  signal?.throwIfAborted();

  const feeding = openFeeding(config, store, options, closers);
  // The demo fills in seconds; a mirror may take hours, and shows partial data meanwhile.
  const isDemo = config.sources.some(({ name }) => name === 'demo');
  if (isDemo && (await isBare(store))) await feeding?.fill();
  signal?.throwIfAborted();

  const origins = originsOf(config, ports);
  const apps = await parts.buildApps(store, origins);
  closers.add('web servers', () => drainAll(apps));
  await listen(apps, ports, config);
  signal?.throwIfAborted();
  feeding?.keepFed(parts.createBeside?.(store, origins));
  return origins;
}

/** Starts a server; rejects with a StartError if the reason fits one line. */
export async function run<Store extends OpenStore>(
  config: Config,
  options: RunOptions<Store>,
): Promise<RunningServer> {
  const { log, report } = options;
  const closers = createClosers((err, part) => log.error({ err, part }, 'a part did not close'));
  try {
    const origins = await open(config, options, closers);
    report.ready(origins);
    return { ...origins, stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}
