import { createLogger } from './logger';
import { serve } from './process/serve';
import { createServerParts } from './process/server-parts';

process.exit(
  await serve(process.env, {
    setUp: (config, destination) => {
      const log = createLogger({ level: config.logLevel, format: config.logFormat, destination });
      return { log, parts: createServerParts(config, log) };
    },
  }),
);
