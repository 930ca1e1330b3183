/** Starts the whole server: `main.ts` calls it with the machine's clock and tests with a controlled one. */
import { createLogger } from './logger';
import type { ExitCode } from './process/start-error';
import { serve } from './process/serve';
import { createServerParts, type ServerPartsOptions } from './process/server-parts';

/** The machine's clock and the pictures of the demo, or others in their place. */
export type StartServerOptions = ServerPartsOptions;

/** Runs a server until it is stopped; resolves with the exit code. */
export const startServer = (
  env: NodeJS.ProcessEnv,
  options: StartServerOptions = {},
): Promise<ExitCode> =>
  serve(env, {
    setUp: (config, destination) => {
      const log = createLogger({ level: config.logLevel, format: config.logFormat, destination });
      return { log, parts: createServerParts(config, log, options) };
    },
  });
