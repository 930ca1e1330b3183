// Builds the apps of tests/packages/wrappers from the packed packages, each for a server and for a browser, and runs both.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { installApp, node, root, run } from './lib.mjs';

/** The name of its files, and the folder that has its framework if that is one of its own. */
const APPS = {
  'React 19': { entry: 'react' },
  'React 18': { entry: 'react', folder: 'react18' },
  'Vue 3': { entry: 'vue' },
  'Svelte 5': { entry: 'svelte' },
};
const SNIPPETS = { entry: 'snippets', file: 'snippets/all.js' };
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

async function buildApp(cwd, { entry, folder, file }, isServer) {
  const side = isServer ? 'server' : 'client';
  const source = file ?? `${entry}.${side}.${ENDING[entry]}`;
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
        input: { [side]: join(cwd, 'wrappers', source) },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(outDir, `${side}.mjs`);
}

/** A value for an attribute of this type: the first one of a choice, and in a text what a snippet has to escape. */
function sampleOf(type) {
  const [, first] = /^'([^']*)'/.exec(type) ?? [];
  if (first !== undefined) return first;
  if (type === 'boolean') return '';
  return type.startsWith('number') ? '6' : 'A "B" & C';
}

/** Every element with all its attributes, as the packed package describes them to editors. */
function elementsIn(cwd) {
  const file = join(cwd, 'node_modules/@oshimado/widgets/dist/web-types.json');
  const { elements } = JSON.parse(readFileSync(file, 'utf8')).contributions.html;
  return elements.map(({ name, attributes }) => ({
    tag: name,
    attributes: Object.fromEntries(attributes.map((one) => [one.name, sampleOf(one.value.type)])),
  }));
}

/** Writes the snippets of the maker for React and Vue: the compiler checks the first, and `checkWrappers` builds both. */
export async function writeSnippets(cwd) {
  const domain = join(cwd, 'node_modules/@oshimado/domain/dist/index.js');
  const { snippetOf } = await import(pathToFileURL(domain).href);
  const folder = join(cwd, 'wrappers/snippets');
  await mkdir(folder);
  const files = elementsIn(cwd).flatMap((element) => {
    const options = { element, embeds: 'https://embeds.example' };
    return [
      [`${element.tag}.tsx`, snippetOf('react', options)],
      [`${element.tag}.vue`, snippetOf('vue', options)],
    ];
  });
  const imports = files.map(([name], at) => `import * as e${at} from './${name}';`);
  const all = files.map((_file, at) => `e${at}`).join(', ');
  await Promise.all(
    [...files, ['all.js', `${imports.join('\n')}\nexport const all = [${all}];\n`]].map(
      ([name, text]) => writeFile(join(folder, name), text),
    ),
  );
}

/** Answers what was wrong, by app. */
export async function checkWrappers(cwd) {
  const installed = await installApp(join(cwd, 'react18'));
  if (installed.code !== 0) return installed;
  await buildApp(cwd, SNIPPETS, false);
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
