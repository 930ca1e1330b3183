// `npm run check`: what a change needs before it is committed, of what has changed alone. `npm run check -- REF` compares with another
// commit than the last one on `origin/main` that this branch has (or, without one, the last commit). The judge is `npm test`, which alone
// looks for what is unused: that takes built packages for sources, and finds no reader of them.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin, checkNode, ensurePackages, giveUp, root, testTools } from './lib.mjs';
import { runSteps, tableOf } from './steps.mjs';

const begin = Date.now();
checkNode();
await ensurePackages();

/** What git prints, by lines; undefined where it fails. */
function git(...args) {
  try {
    const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return text.split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

const wanted = process.argv[2];
const [base] =
  (wanted === undefined
    ? (git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', 'HEAD'))
    : git('rev-parse', '--verify', `${wanted}^{commit}`)) ??
  giveUp(`git knows no commit ${wanted ?? 'HEAD'}; name one: npm run check -- REF`);

const changed = [
  ...(git('diff', '--name-only', base) ?? []),
  ...(git('ls-files', '--others', '--exclude-standard') ?? []),
].filter((file) => existsSync(`${root}/${file}`));
if (changed.length === 0) {
  console.log(`nothing has changed since ${base.slice(0, 8)}`);
  process.exit();
}
console.log(`${changed.length} files have changed since ${base.slice(0, 8)}`);

const matching = (pattern) => changed.filter((file) => pattern.test(file));
const step = (name, command, ...args) => ({ name, command: [command, args] });
const vitest = (name, ...args) => step(name, bin('vitest'), 'run', ...args);

const code = matching(/\.(m?js|tsx?)$/);
const steps = [
  step('format', bin('oxfmt'), '--list-different', '--no-error-on-unmatched-pattern', ...changed),
  ...(code.length > 0
    ? [
        step('types', 'npm', 'run', '--silent', 'typecheck'),
        step('lint', bin('oxlint'), '--type-aware', '--deny-warnings', ...code),
      ]
    : []),
  vitest('architecture', '--project', 'node', 'tests/architecture'),
];
// Sentences are imported by names that are put together, so `--changed` finds no test of theirs.
if (matching(/^packages\/locales/).length > 0)
  steps.push(vitest('sentences', '--project', 'node', 'packages/locales'));
const server = /^(apps\/api|packages\/(contract|domain)|tests\/(?!e2e|embeds|engines|pages))/;
const screen = /^(packages|apps\/portal)/;
if (matching(screen).length > 0)
  steps.push(
    vitest(
      'units',
      ...['node', 'dom', 'isolated'].flatMap((project) => ['--project', project]),
      `--changed=${base}`,
      '--passWithNoTests',
    ),
  );
if (matching(server).length > 0)
  steps.push(vitest('api', '--project', 'api', `--changed=${base}`, '--passWithNoTests'));

// Specs and what they import; what the product itself has changed on a page is for the whole run.
if (matching(/^tests\/(e2e|embeds|engines|pages|support)\//).length > 0) {
  const tools = await testTools();
  const build = step('build', bin('turbo'), 'run', 'build', 'build:embeds');
  const journeys = step('journeys', bin('playwright'), 'test', `--only-changed=${base}`);
  steps.push(build, { ...journeys, env: tools, needs: ['build'], isWide: true });
}

const results = await runSteps(steps);
console.log(`\n${tableOf(results, (Date.now() - begin) / 1000)}`);
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
