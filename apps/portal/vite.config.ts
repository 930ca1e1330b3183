import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { cssTarget } from '../../scripts/vite.browsers';
import { compressFiles, publishedBytes } from '../../scripts/vite.compress';
import type { EarlyPart } from './src/platform/page-template';

// vanilla-extract compiles styles in the ssr environment, which inherits no condition: both say it.
const source = '@oshimado/source';
const conditions = {
  browser: [source, 'module', 'browser', 'development|production'],
  node: [source, 'module', 'node', 'development|production'],
};

/** The file that hydrates every page, in brotli: what a first visit waits for. */
const FIRST_BYTES = 130_000;

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

/** Files of what a page shows at once: those of these modules, and all that they import. */
const EARLY_PARTS: Readonly<Record<EarlyPart, readonly string[]>> = {
  'first-visit': ['/Welcome.tsx'],
  watch: [
    '/watch/Watch.tsx',
    ...['Side', 'Comments', 'Chat'].map((part) => `/late/Watch${part}.tsx`),
  ],
  multiview: ['/multiview/Multiview.tsx', '/multiview/late/Screen.ts'],
  channels: ['/channels/Channels.tsx'],
  channel: ['/routes/ChannelPage.tsx'],
  settings: ['/settings/SettingsPage.tsx'],
  about: ['/about/About.tsx'],
};

/** The files that are loaded beside the program, apart from those that every page loads. */
function earlyFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
  const found: string[] = [];
  const add = ({ fileName, imports }: Rolldown.OutputChunk) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    found.push(`/${fileName}`);
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk) add(chunk);
    }
  };
  for (const chunk of chunks)
    if (chunk.moduleIds.some((id) => modules.some((name) => id.endsWith(name)))) add(chunk);
  return found;
}

/**
 * `src/start.ts` as a file of its own. The document names it and the files of parts that some pages show at once: the server decides
 * for each page how the program is loaded.
 */
const startScript = (): Plugin => ({
  name: 'start-script',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async buildStart() {
    const text = await readFile(new URL('src/start.ts', import.meta.url), 'utf8');
    const options = { loader: 'ts', format: 'iife', target: 'es2022', minify: true } as const;
    const { code } = await transform(text, options);
    this.emitFile({ type: 'asset', name: 'start.js', source: code });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      // An asset: chunks may have names that begin like it.
      const file = Object.keys(bundle).find(
        (name) => bundle[name]?.type === 'asset' && /^assets\/start-.*\.js$/.test(name),
      );
      const early = Object.entries(EARLY_PARTS).map(
        ([part, modules]) => `data-${part}="${earlyFiles(bundle, modules).join(' ')}"`,
      );
      const names = `data-start="/${file}" ${early.join(' ')}`;
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

const routerBuild = dirname(fileURLToPath(import.meta.resolve('react-router'))).replace(
  /development$/,
  'production',
);

/** The package's exports lead to its development build, whichever the condition. */
const routerAlias = { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') };

/**
 * The router is one file for all its modes. Calls at its top level that nothing marks as pure (components of its data and
 * framework modes) keep a quarter of it alive that the portal never renders.
 */
const pureRouter = (): Plugin => ({
  name: 'pure-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/(?<== )React\d*\.(?:forwardRef|createContext)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
  },
});

const SENTENCES = /\/packages\/locales\/src\/([^/]+)\/[^/]+\.json$/;

/**
 * Sentences have a folder for each language, so that the worker installs those of the chosen one. Short hashes: the first file names
 * all others, and hashes do not compress.
 */
const chunkFileNames = ({ moduleIds = [] }: { readonly moduleIds?: readonly string[] }) => {
  const folder = moduleIds.length === 1 && SENTENCES.exec(moduleIds[0] ?? '')?.[1];
  return folder ? `assets/locale/${folder}/[name]-[hash:7].js` : 'assets/[name]-[hash:7].js';
};

const api = process.env.API_URL ?? 'http://127.0.0.1:4610';

/**
 * Everything the first view needs in one file: a hundred small ones, as they come about where lazy parts share them, compress
 * a fifth worse and are each a request. Nothing in it may wait at its top level: lazy parts need this file, and it would wait
 * for itself.
 */
const first = { name: 'first', tags: ['$initial' as const], priority: 3 };

/**
 * What every page loads once it is hydrated, in two files: the actors, and the commands and other parts that came with it. One would be
 * evaluated in one task, of 100 ms on a slow phone.
 */
const actors = { name: 'actors', test: /\/(start-actors|watch-history)\.ts$/, priority: 2 };
const later = {
  name: 'later',
  test: /\/(list-keeper|OrgTip|LateParts|PageCommands|i18next|kept-lists|start-app-update|PlainToasts|ActorToasts)\.tsx?$/,
};
/** The other pictures, a few hundred bytes each, in one file: those of a menu would be ten requests. */
const icons = {
  name: 'icons',
  test: /\/lucide\/dist\/esm\/icons\/|\/icon\/marks\.ts/,
  priority: 1,
};
/** What dialogs, menus and forms are made of, in one file: apart they would be thirty, each a request and a name in the first file. */
const parts = {
  name: 'parts',
  test: /\/packages\/ui\/src\/(dialog|sheet|overlay|menu|popover|tooltip|portal-container|field|text-field|checkbox|accordion|alert-dialog)\/|\/context\/(LeaveQuestion|use-leave-guard)\./,
  priority: 1,
};
/**
 * Small modules that many pages share, with those parts or with each other. Inside a part, a page would load and evaluate all of it to
 * get one; apart, each of them would be a request.
 */
const shared = {
  name: 'shared',
  test: new RegExp(
    [
      /domain\/src\/(addresses|player|watch-state|clamp|credentials|permissions|format\/linked-text|chat\/chat-address)\b/,
      /ui\/src\/(button\/ButtonLink|picture\/)/,
      /widgets\/src\/(base\/(browser|page|queries\/videos|viewer\/WaitForActors)|parts\/(video-list\/list-memory|feed-lists\/ListStates|lists\/lists\.css|watch-together\/LateWatchTogether|blocking))\b/,
      /widgets\/src\/base\/(translated-text|errors\/(is-unknown|RetryNotice))/,
      /machines\/src\/service-worker\/service-worker\.selectors/,
      /portal\/src\/(routes\/NotFound|platform\/keep-page-text)/,
      /@tanstack\/.*[iI]nfiniteQuery/,
    ]
      .map(({ source: one }) => one)
      .join('|'),
  ),
  priority: 2,
};
/** What is around every player. */
const player = {
  name: 'player',
  test: /\/widgets\/src\/(base\/history\/note-progress|parts\/(video-info\/|player\/(PlayerProvider|PlayerPoster|player\.css|player-keys|use-staged-player|full-screen)|live-translations\/(ChatProvider|LateTranslationsPanel)))/,
};
/** What is below and beside it on its page. */
const beside = { name: 'beside', test: /\/watch\/late\/Watch\w+\.tsx$/ };
/** Lists of channels, on three pages. */
const channels = {
  name: 'channels',
  test: /\/widgets\/src\/(features\/channel-list\/(?!GroupQuestion)|base\/queries\/channels|parts\/(channel-picker\/late-pickers|channel-card\/(channel-links|ChannelSkeleton)))/,
};
/** Fields that only forms have, and the settings, which are shown on a page and in popovers. */
const fields = {
  name: 'fields',
  test: /\/ui\/src\/(combobox|slider|switch|radio-group)\//,
};
const settings = {
  name: 'settings',
  test: /\/widgets\/src\/(features\/settings\/(?!Slim)|parts\/(setting-fields|channel-picker)\/)/,
};
const codeSplitting = {
  groups: [first, shared, actors, later, icons, parts, channels, player, beside, fields, settings],
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` }),
    pureRouter(),
    startScript(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: { chunkFileNames, codeSplitting } },
  },
}));
