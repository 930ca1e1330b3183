import { startServer } from './start-server';

process.exit(await startServer(process.env));
