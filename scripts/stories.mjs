// `npm run test:stories`: builds Storybook and visits every story: it draws, its play function passes, axe finds nothing. STORYBOOK=built
// takes the one built before. VISUAL=1 compares each with its picture in tests/stories/pictures, VISUAL=update renews them.
import { bin, ensureBrowser, giveUp, run } from './lib.mjs';

const CHROMIUM_PATH = await ensureBrowser();
if (process.env.STORYBOOK !== 'built') {
  const built = await run('npm', ['run', '--silent', 'storybook:build'], { quiet: true });
  if (built.code !== 0) {
    console.error(built.output);
    giveUp('Storybook could not be built; the lines above say why.', built.code);
  }
}
const wanted = process.argv.slice(2);
const { code } = await run(bin('playwright'), ['test', '-c', 'tests/stories', ...wanted], {
  env: { CHROMIUM_PATH },
});
process.exitCode = code;
