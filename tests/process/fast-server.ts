/** The whole server, on a clock that runs faster than the machine's. Its one argument says since when (`createFastClock`). */
import { startServer } from '../../apps/api/src/start-server';
import { createFastClock } from '../support/fast-clock';

process.exit(await startServer(process.env, { clock: createFastClock(Number(process.argv[2])) }));
