/** The whole server as one call: what `main.ts` does with the machine's clock and the tests do with one they move. */
import { createLogger } from './logger';
import type { ExitCode } from './process/start-error';
import { serve } from './process/serve';
import { createServerParts } from './process/server-parts';
import type { Clock } from './sources/source';

export interface StartServerOptions {
  /** What the site takes for the time. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** Runs a server until it is asked to stop; resolves with the exit code. */
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
