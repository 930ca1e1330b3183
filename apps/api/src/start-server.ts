/** Starts the whole server: `main.ts` calls it with the machine's clock and tests with a controlled one. */
import { createLogger } from './logger';
import type { ExitCode } from './process/start-error';
import { serve } from './process/serve';
import { createServerParts } from './process/server-parts';
import type { Clock } from './sources/source';

export interface StartServerOptions {
  /** Clock of the site. Default: the machine's. */
  readonly clock?: Clock;
}

/** Runs a server until it is stopped; resolves with the exit code. */
export const startServer = (
  env: NodeJS.ProcessEnv,
  { clock }: StartServerOptions = {},
): Promise<ExitCode> =>
  serve(env, {
    setUp: (config, destination) => {
      const log = createLogger({ level: config.logLevel, format: config.logFormat, destination });
      return { log, parts: createServerParts(config, log, clock) };
    },
  });
