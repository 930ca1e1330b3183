import { setFlagsFromString } from 'node:v8';
import { startServer } from './start-server';

// By default the heap may grow to several times what is kept before garbage is collected: after a crowd of different
// requests most of the memory would be garbage.
setFlagsFromString('--heap-growing-percent=50');

process.exit(await startServer(process.env));
