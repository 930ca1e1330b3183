// Before commands that need more packages than `npm start` installs.
import { ensurePackages } from './lib.mjs';

await ensurePackages();
