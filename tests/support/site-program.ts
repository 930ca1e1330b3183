/**
 * The built server on a clock that its parent process moves, with pictures that browsers draw at once. Run by `startSite` with the time, the address of the built server, and its
 * folder in DATA_DIR, which is removed when it stops; it also stops when the parent process exits.
 */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as Api from '../../apps/api/src/start-server';
import { plainPictures } from './plain-pictures';
import type { ClockMoved, MoveClock } from './site';
import { createStandingClock } from './standing-clock';

const [time, built = ''] = process.argv.slice(2);
const { startServer } = (await import(built)) as typeof Api;

const clock = createStandingClock(Number(time));
process.on('message', ({ moveTo }: MoveClock) => {
  clock.moveTo(moveTo);
  process.send?.({ movedTo: moveTo } satisfies ClockMoved);
});

const code = await startServer(process.env, { clock, drawings: plainPictures });
const { DATA_DIR, KEEP_DATA } = process.env;
if (DATA_DIR && !KEEP_DATA) rmSync(dirname(DATA_DIR), { recursive: true, force: true });
process.exit(code);
