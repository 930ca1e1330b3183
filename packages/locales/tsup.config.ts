import type { Plugin } from 'esbuild';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { base } from '../../scripts/tsup.base';
import { writeTypes } from '../../scripts/tsup.types';
import { fullLanguages, overlayLanguages } from './src/languages';
import { namespaces } from './src/namespaces';
import type { MessageTree } from './src/translate';

const PACKED = 'packed-language';

/**
 * Packs the namespaces of a language into one file. In this repository each namespace is a file, because the portal loads them
 * one by one; an app that installs the package would get more than 200 files from that.
 */
const oneFilePerLanguage = (): Plugin => ({
  name: 'one-file-per-language',
  setup(build) {
    const languages = fullLanguages.map(
      (code) => `${JSON.stringify(code)}: () => import('${PACKED}:${code}')`,
    );
    const overlays = overlayLanguages.map(
      (code) => `${JSON.stringify(code)}: () => import('./overlays/${code}.json')`,
    );
    build.onLoad({ filter: /[\\/]message-files\.ts$/ }, () => ({
      contents: `
        const languages = { ${languages.join(', ')} };
        const overlays = { ${overlays.join(', ')} };
        export const loadFile = async (language, namespace) => ({
          default: (await languages[language]())[namespace],
        });
        export const loadOverlay = (language) => overlays[language]();`,
      loader: 'js',
      resolveDir: 'src',
    }));
    build.onLoad(
      {
        filter:
          /[\\/]load-(watch|translations|multiview|elements|embed|push|schedule)-messages\.ts$/,
      },
      ({ path }) => {
        const [, namespace = ''] = /load-(\w+)-messages/.exec(path) ?? [];
        const name = namespace[0]?.toUpperCase() + namespace.slice(1);
        return {
          contents: `
          import { loadMessages } from './load-messages';
          export const load${name}Messages = (language) => loadMessages(language, '${namespace}');`,
          loader: 'js',
          resolveDir: 'src',
        };
      },
    );
    build.onResolve({ filter: new RegExp(`^${PACKED}:`) }, ({ path }) => ({
      path: path.slice(PACKED.length + 1),
      namespace: PACKED,
    }));
    build.onLoad({ filter: /.*/, namespace: PACKED }, ({ path }) => ({
      contents: namespaces
        .map((name) => `export { default as ${name} } from './${path}/${name}.json';`)
        .join('\n'),
      loader: 'js',
      resolveDir: 'src',
    }));
  },
});

const typeOf = (tree: string | MessageTree): string =>
  typeof tree === 'string'
    ? 'string'
    : `{ ${Object.entries(tree)
        .map(([key, value]) => `readonly ${JSON.stringify(key)}: ${typeOf(value)}`)
        .join('; ')} }`;

/** Types of the English files, from which `MessageKey` reads the keys: an app cannot be asked to resolve JSON for them. */
async function writeMessageTypes() {
  await mkdir('dist/en', { recursive: true });
  for (const name of namespaces) {
    const tree = JSON.parse(await readFile(`src/en/${name}.json`, 'utf8')) as MessageTree;
    const text = `declare const messages: ${typeOf(tree)};\nexport default messages;\n`;
    await writeFile(`dist/en/${name}.d.ts`, text);
  }
}

export default defineConfig({
  ...base,
  entry: {
    index: 'src/index.ts',
    widgets: 'src/widgets.ts',
    // Files of their own, though not exported: a bundler emits each dynamic import of a file, even of an unused function.
    'load-messages': 'src/load-messages.ts',
    'load-widget-messages': 'src/load-widget-messages.ts',
    'load-watch-messages': 'src/load-watch-messages.ts',
    'load-translations-messages': 'src/load-translations-messages.ts',
    'load-badge-messages': 'src/load-badge-messages.ts',
  },
  esbuildPlugins: [oneFilePerLanguage()],
  async onSuccess() {
    await writeMessageTypes();
    await writeTypes('dist', 'tsconfig.build.json');
  },
});
