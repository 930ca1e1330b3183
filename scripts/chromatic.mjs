// `npm run chromatic`: picture review in the cloud where a token is there, picture comparison on this machine where not.
import { bin, node, run } from './lib.mjs';

const { code } = process.env.CHROMATIC_PROJECT_TOKEN
  ? await run(bin('chromatic'), [])
  : (console.log('No CHROMATIC_PROJECT_TOKEN: comparing pictures on this machine instead.'),
    await run(node, ['scripts/stories.mjs'], { env: { VISUAL: process.env.VISUAL ?? '1' } }));
process.exitCode = code;
