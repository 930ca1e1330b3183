import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { cssTarget } from '../../scripts/vite.browsers';
import { compressFiles, publishedBytes } from '../../scripts/vite.compress';
import { checkGroups, codeSplitting, withoutThoseOfEveryPage } from './vite.groups';
import { pageFiles, type PageFiles } from './vite.pages';
import { pureRouter, routerAlias } from './vite.router';

// vanilla-extract compiles styles in the ssr environment, which inherits no condition: both say it.
const source = '@oshimado/source';
const conditions = {
  browser: [source, 'module', 'browser', 'development|production'],
  node: [source, 'module', 'node', 'development|production'],
};

/** The file that hydrates every page, in brotli: what a first visit waits for. */
const FIRST_BYTES = 130_000;

/**
 * Rules of widgets and pages overrule those of the parts that they use by coming later. In the first file the order is that of its
 * modules, which any import can change; what is loaded later comes after it.
 */
const stylesInOrder = (): Plugin => ({
  name: 'styles-in-order',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    const sheets =
      first?.type === 'chunk' ? first.moduleIds.filter((id) => id.includes('.css')) : [];
    const isOfUi = (id: string) => id.includes('/packages/ui/');
    const after = sheets.slice(sheets.findIndex((id) => !isOfUi(id))).filter(isOfUi);
    if (sheets.length === 0) this.error('the first file has no styles to put in order');
    if (after.length > 0)
      this.error(`src/ui-styles.ts has to import these parts: ${after.join(', ')}`);
  },
});

/**
 * A rule such as `html:has(a) b > *` makes browsers find the styles of the whole page again whenever something is added to it that could
 * match. In minified styles, which have no spaces around combinators.
 */
const ALL_BEHIND_HAS = /[^{}]*:has\([^{}]*\)[^(){},]*[ >+~]\*[^{}]*\{/;

const stylesOfAll = (): Plugin => ({
  name: 'styles-of-all',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  writeBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const [rule] = ALL_BEHIND_HAS.exec(file.source.toString()) ?? [];
      if (rule !== undefined) this.error(`name what this rule is for instead of "*": ${rule}`);
    }
  },
});

/** Compresses the files and weighs the first one. */
const compress = (): Plugin => ({
  name: 'compress',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    await compressFiles(dir, /\.(js|css|svg|json|webmanifest)$/);
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
    if (entry === undefined) return this.error('the portal has no entry');
    const size = await publishedBytes(join(dir, entry.fileName));
    if (size > FIRST_BYTES)
      this.error(`${entry.fileName}: ${size} of ${FIRST_BYTES} bytes. Load what came in later.`);
    return this.info(`${entry.fileName}: ${size} of ${FIRST_BYTES} bytes`);
  },
});

/**
 * `src/start.ts` and `src/first-frames.ts` as files of their own. The document names them and the files of each page: the server decides
 * for each page how the program is loaded.
 */
const startScript = (files: PageFiles): Plugin => ({
  name: 'start-script',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    const text = await readFile(new URL('src/start.ts', import.meta.url), 'utf8');
    const options = { loader: 'ts', format: 'iife', target: 'es2022', minify: true } as const;
    const { code } = await transform(text, options);
    this.emitFile({ type: 'asset', name: 'start.js', source: code });
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(new URL('src/first-frames.ts', import.meta.url))],
      conditions: [source],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      minify: true,
    });
    this.emitFile({ type: 'asset', name: 'first-frames.js', source: outputFiles[0]?.text ?? '' });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      // Assets: chunks may have names that begin like them.
      const assets = Object.keys(bundle).filter((name) => bundle[name]?.type === 'asset');
      const named = (form: RegExp) => `/${assets.find((name) => form.test(name))}`;
      const start = named(/^assets\/start-.*\.js$/);
      const frames = named(/^assets\/first-frames-.*\.js$/);
      const names = `data-start="${start}" data-frames="${frames}" data-early='${JSON.stringify(files.in(bundle))}'`;
      return html.replace('<script type="module"', `<script type="module" ${names}`);
    },
  },
});

/** The worker, a program of its own: built after the portal, with the list of the portal's files in it. */
const worker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    // The page registers it itself, by the machine; the manifest is a file in public.
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['assets/**/*.{js,css}'],
      dontCacheBustURLsMatching: /^assets\//,
    },
  });

const SENTENCES = /\/packages\/locales\/src\/([^/]+)\/(?:[^/]+\.json|files\.ts)$/;

/**
 * Sentences, and the list of their files, have a folder for each language, so that the worker installs those of the chosen one. Short
 * hashes: the first file names all others, and hashes do not compress.
 */
const chunkFileNames = ({ moduleIds = [] }: { readonly moduleIds?: readonly string[] }) => {
  const folder = moduleIds.length === 1 && SENTENCES.exec(moduleIds[0] ?? '')?.[1];
  return folder ? `assets/locale/${folder}/[name]-[hash:7].js` : 'assets/[name]-[hash:7].js';
};

const api = process.env.API_URL ?? 'http://127.0.0.1:4610';

const files = pageFiles();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` }),
    pureRouter(),
    files.plugin,
    checkGroups(),
    startScript(files),
    stylesInOrder(),
    stylesOfAll(),
    compress(),
    worker(),
  ],
  resolve: {
    alias: [routerAlias],
    conditions: isSsrBuild ? conditions.node : conditions.browser,
  },
  environments: { ssr: { resolve: { conditions: conditions.node } } },
  // The server's entry is one file that needs no node_modules, so that a built portal can be moved anywhere.
  ssr: { noExternal: true },
  // A server bundle reads NODE_ENV at run time, and without it draws with React's development build: four times the work.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  server: {
    host: '127.0.0.1',
    strictPort: true,
    proxy: { '/api': api, '/statics': api },
  },
  build: {
    target: 'es2022',
    cssTarget,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, names) => withoutThoseOfEveryPage(names),
    },
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { chunkFileNames, codeSplitting: codeSplitting(files.together) } },
  },
}));
