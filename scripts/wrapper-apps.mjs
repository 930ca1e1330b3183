// Builds the apps of tests/packages/wrappers from the packed packages, each for a server and for a browser, and runs both.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { node, root, run } from './lib.mjs';

/** The name of its files, and the folder that has its framework if that is one of its own. */
const APPS = {
  'React 19': { entry: 'react' },
  'React 18': { entry: 'react', folder: 'react18' },
  'Vue 3': { entry: 'vue' },
  'Svelte 5': { entry: 'svelte' },
};
const ENDING = { react: 'tsx', vue: 'js', svelte: 'js' };

/** The compilers of Vue and Svelte, as far as an app without styles needs them. */
export const components = (isServer) => ({
  name: 'components',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('.svelte')) {
      const { js } = compile(code, { filename: id, generate: isServer ? 'server' : 'client' });
      return { code: js.code, map: null };
    }
    if (!id.endsWith('.vue')) return null;
    const { descriptor } = parse(code, { filename: id });
    const options = { ssr: isServer, ssrCssVars: [] };
    const script = compileScript(descriptor, {
      id: 'app',
      inlineTemplate: true,
      templateOptions: options,
    });
    return { code: script.content, map: null };
  },
});

async function buildApp(cwd, { entry, folder }, isServer) {
  const side = isServer ? 'server' : 'client';
  const outDir = join(cwd, 'built', folder ?? entry);
  const ownReact = folder && join(cwd, folder, 'node_modules');
  await build({
    root: cwd,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [components(isServer)],
    resolve: {
      alias: ownReact
        ? { 'react-dom': join(ownReact, 'react-dom'), react: join(ownReact, 'react') }
        : {},
      conditions: ['svelte', 'module', ...(isServer ? ['node'] : ['browser']), 'production'],
    },
    ssr: { noExternal: true },
    build: {
      ssr: isServer,
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: { [side]: join(cwd, `wrappers/${entry}.${side}.${ENDING[entry]}`) },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(outDir, `${side}.mjs`);
}

/** React 18 beside the React 19 of the other apps. */
const installReact18 = (cwd) =>
  run(
    'npm',
    [
      'install',
      '--prefer-offline',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
    ],
    { quiet: true, cwd: join(cwd, 'react18') },
  );

/** Answers what was wrong, by app. */
export async function checkWrappers(cwd) {
  const installed = await installReact18(cwd);
  if (installed.code !== 0) return installed;
  const problems = [];
  for (const [name, app] of Object.entries(APPS)) {
    // oxlint-disable-next-line no-await-in-loop -- one build at a time: each uses a whole processor
    const [server, client] = [await buildApp(cwd, app, true), await buildApp(cwd, app, false)];
    if (app.folder && !readFileSync(client, 'utf8').includes('18.3.1'))
      problems.push(`${name}: built with another React.`);
    const from = new URL('v1', `file://${cwd}/wrappers/`).href;
    const happyDom = join(root, 'node_modules/happy-dom/lib/index.js');
    const args = [join(cwd, 'wrappers/run.mjs'), happyDom, server, client, from];
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { code, output } = await run(node, args, { quiet: true, cwd });
    if (code !== 0) problems.push(`${name}: ${output}`);
  }
  return { code: problems.length, output: problems.join('\n') };
}
