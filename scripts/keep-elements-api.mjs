// Keeps what pages rely on of the elements as the promise of the release that is being made; `npm run release:version` runs it.
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib.mjs';

const api = join(root, 'docs/generated/elements-api');
await copyFile(`${api}.txt`, `${api}.released.txt`);
