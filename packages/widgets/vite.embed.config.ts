import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type CSSOptions, type Plugin, type UserConfig } from 'vite';
import { cssTarget } from '../../scripts/vite.browsers';
import { ownNames } from '../../scripts/vite.own-names';
import { radixInShadow } from '../../scripts/vite.radix-in-shadow';
import { readingQueries } from '../../scripts/vite.reading-queries';
import { scripts } from './src/embed/embeds';

const OUT = 'dist/embed/v1';
/** What the server draws elements with: beside what it serves of them, and served to nobody. */
const SERVER_OUT = 'dist/embed/server';
/** Which files draw together, as Vite writes it: for the script of all tags, which is built afterwards. */
const TOGETHER = 'together.json';
const source = '@oshimado/source';

/** Rules of the themes that a page names; all others are in the styles of the feed. */
const NAMED_THEMES = /@media ?\(forced-colors: ?none\) ?\{(?:\.oshi-theme-[^{}]+\{[^{}]*\}\s*)+\}/g;

/** `rem` would be a size of the page around an element. */
const remOfVisitor: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'rem-of-visitor',
      Declaration(declaration) {
        declaration.value = declaration.value.replaceAll(
          /(?<![\w.-])(-?[\d.]+)rem\b/g,
          'calc(var(--oshi-rem, 16px) * $1)',
        );
      },
    },
  ],
};

/** Where the chunks of this page put their styles, for the shadow roots: `mount-in-shadow.tsx` reads it. */
const REGISTER = '(globalThis[Symbol.for("oshimado.styles")]??=[]).push';

/** The styles become texts in the chunks that use them, for constructed sheets in each shadow root. */
const stylesAsText = (): Plugin => ({
  name: 'styles-as-text',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const all = Object.values(bundle);
    const textOf = new Map(
      all.flatMap((item): [string, string][] =>
        item.type === 'asset' && item.fileName.endsWith('.css')
          ? [[item.fileName, String(item.source)]]
          : [],
      ),
    );
    const whole = [...textOf.values()].join('');
    if (/\drem\b/.test(whole)) this.error('a query of these styles asks for rem; write px');
    const chunks = all.filter((item) => item.type === 'chunk');
    for (const chunk of chunks) {
      const names = [...(chunk.viteMetadata?.importedCss ?? [])];
      const css = names
        .map((name) => textOf.get(name)?.replaceAll(NAMED_THEMES, '') ?? '')
        .join('');
      if (css !== '') chunk.code = `${REGISTER}(${JSON.stringify(css)});${chunk.code}`;
      for (const name of names) delete bundle[name];
    }
    const left = Object.keys(bundle).filter((name) => name.endsWith('.css'));
    if (left.length > 0) this.error(`no chunk has the styles ${left.join(', ')}`);
    const themes = JSON.stringify((whole.match(NAMED_THEMES) ?? []).join(''));
    const themed = chunks.filter(({ code }) => /\bEMBED_THEMES_CSS\b/.test(code));
    if (themed.length !== 1 || themes === '""')
      this.error(`EMBED_THEMES_CSS found a place ${themed.length} times; one is right`);
    for (const chunk of themed)
      chunk.code = chunk.code.replaceAll(/\bEMBED_THEMES_CSS\b/g, () => themes);
  },
});

/** What may be a file of its own beside sentences: an element is drawn without it. */
const LATE = ['named-themes', 'translated-text'];

/** A file of its own may be gone when a copy of this build that was kept asks for it: what draws is given its parts instead. */
const fewLateFiles = (): Plugin => ({
  name: 'few-late-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const others = Object.values(bundle).filter(
      (item) =>
        item.type === 'chunk' &&
        item.isDynamicEntry &&
        !isSentences(item) &&
        !LATE.includes(item.name),
    );
    if (others.length > 0)
      this.error(
        `${others.map(({ fileName: name }) => name).join(', ')}: loaded late by what draws. Give it as a part, without \`import()\`.`,
      );
  },
});

/** The styles of a script that registers a tag or draws without Preact, in texts, without their line breaks and most of their spaces. */
const shortStyles = (): Plugin => ({
  name: 'short-styles',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      // Whatever is not in a text has neither: it is minified. Other chunks are sentences, which keep their spaces.
      if (chunk.type === 'chunk' && chunk.isEntry)
        chunk.code = chunk.code
          .replaceAll(/[;\s]*\n\s*(?=\})/g, '')
          .replaceAll(/\s*\n\s*/g, '')
          .replaceAll(/ \{ ?/g, '{')
          .replaceAll(/;? \}/g, '}')
          .replaceAll(/(?<=var\(--[a-z-]+), /g, ',')
          .replaceAll(/ (?=!important)/g, '')
          .replaceAll(/(?<=[\d)}]) ([*/]) /g, '$1')
          .replaceAll(/; (?=[a-z-]+:)/g, ';')
          .replaceAll(/(?<=[;{(][a-z-]+): /g, ':')
          .replaceAll(/ > (?=[*.a-z])/g, '>')
          .replaceAll(/, (?=[*.:])/g, ',')
          .replaceAll('(0, ', '(0,');
    }
  },
});

/**
 * Imports at run time without Vite's helper, which weighs most of a kilobyte. It loads styles, of which there are no files here, and tells
 * the page of a failure by an event on which sites that are built with Vite reload themselves.
 */
const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replaceAll(
          /(?<![\w$])[\w$]+\(\(\)=>(import\(`[^`]+`\)),\[\]\)/g,
          '$1',
        );
        if (chunk.code.includes('vite:preloadError'))
          this.error(`${chunk.fileName} imports with the helper of Vite`);
      }
    },
  },
});

interface LateChunk {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}

/** Sentences are the only JSON that is loaded late. */
const isSentences = ({ facadeModuleId }: Pick<LateChunk, 'facadeModuleId'>): boolean =>
  facadeModuleId?.endsWith('.json') === true;

/** Files with a hash in their names have a folder of their own, by which the server knows that they never change. Sentences are named after their language too, which is their folder. */
const fileName = ({ name, facadeModuleId }: LateChunk): string => {
  const language = isSentences({ facadeModuleId })
    ? `-${basename(dirname(facadeModuleId ?? ''))}`
    : '';
  return `hashed/${name}${language}-[hash].js`;
};

/** Name of what elements share. */
const SHARED = 'shared';

/** What draws together, in a folder that `build-embeds.mjs` names after all that is in it. */
const togetherName = (chunk: LateChunk & { readonly isDynamicEntry?: boolean }) =>
  chunk.isDynamicEntry === true ? fileName(chunk) : 'hashed/together/[name].js';

const drawn = Object.entries(scripts).filter(([, { kind }]) => kind === 'drawn');

/** The script that registers all tags. */
const ALL_TAGS = 'oshi';

type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** The files that draw each element and share with others. */
function sharingFiles(): { readonly folder: string; readonly shared: readonly string[] } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of Vite's manifests
  const manifest = JSON.parse(readFileSync(join(OUT, TOGETHER), 'utf8')) as Manifest;
  const filesOf = (key: string): string[] => {
    const entry = manifest[key];
    return entry ? [entry.file, ...(entry.imports ?? []).flatMap(filesOf)] : [];
  };
  const shared = drawn.map(([, { source: file }]) => {
    const [, ...others] = filesOf(`src/embed/${file}`);
    return [...new Set(others.map((path) => basename(path)))].toSorted();
  });
  const [first = []] = shared;
  if (first.length === 0 || shared.some((one) => one.join() !== first.join()))
    throw new Error(`${TOGETHER}: not all elements share the same files: ${shared.join(' | ')}`);
  const folders = readdirSync(join(OUT, 'hashed'), { withFileTypes: true });
  const folder = folders.find((entry) => entry.isDirectory())?.name;
  if (folder === undefined) throw new Error(`${OUT} has no folder of what draws together`);
  return { folder: `hashed/${folder}/`, shared: first };
}

/** Tells the script of all tags which files draw its elements; the script of one element knows of none. */
const filesOfDrawings = (): Plugin => ({
  name: 'files-of-drawings',
  load: (id) => {
    if (!id.endsWith('/src/embed/drawing-files.ts')) return null;
    const { folder, shared } = sharingFiles();
    return `export const folder = ${JSON.stringify(folder)}, shared = ${JSON.stringify(shared)};`;
  },
});

const define = { 'process.env.NODE_ENV': '"production"' };
const conditions = [source, 'module', 'browser', 'production'];

/** One script of the folder `v1`, under a name that stays. */
const buildOf = (
  input: Readonly<Record<string, string>>,
  preserveEntrySignatures: 'strict' | false,
  output: object = {},
): UserConfig['build'] => ({
  outDir: OUT,
  emptyOutDir: false,
  target: 'es2022',
  modulePreload: false,
  rolldownOptions: {
    input: { ...input },
    preserveEntrySignatures,
    optimization: { inlineConst: true },
    output: {
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: fileName,
      ...output,
    },
  },
});

const STYLES = Symbol.for('oshimado.styles-compiler');
const kept = globalThis as { [STYLES]?: readonly Plugin[] };

/**
 * The vanilla-extract plugin, shared by all builds of a process: each build compiles the same `.css.ts` files. It is kept on `globalThis`
 * because Vite evaluates this file again for each build, and without `buildEnd`, in which the plugin closes its compiler.
 */
const keptStyles = (): Plugin[] =>
  (kept[STYLES] ??= vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` }).map(
    (plugin) => ({ ...plugin, buildEnd: undefined }),
  ));

/** What draws. `plugins`: those of this build alone. */
const drawnConfig = (build: UserConfig['build'], plugins: readonly Plugin[] = []): UserConfig => ({
  plugins: [
    ...plugins,
    plainImports(),
    fewLateFiles(),
    readingQueries(),
    stylesAsText(),
    react(),
    ownNames(),
    keptStyles(),
  ],
  define,
  css: { postcss: remOfVisitor },
  resolve: {
    conditions,
    // React's interface in a tenth of its weight; a stranger's page pays for every byte.
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
    },
  },
  environments: {
    ssr: { resolve: { conditions: [source, 'module', 'node', 'production'] } },
  },
  build: { ...build, cssTarget },
});

/** What two elements draw with is in one file: many small ones would compress less well, and take more requests. */
const sharedFiles = {
  codeSplitting: { groups: [{ name: SHARED, tags: ['$initial'], minShareCount: 2 }] },
};

/** What an element keeps for its page, and the file that keeps it for one drawing on a server. */
const KEPT =
  /^\.{1,2}\/(?:servers|board-count|schedule-board|page-queries|environment|use-growing-count)$/;
const KEPT_FOR_DRAWING = resolve('src/embed/static/kept-for-drawing.ts');
const OWN = resolve('src');

const keptForDrawing = (): Plugin => ({
  name: 'kept-for-drawing',
  enforce: 'pre',
  resolveId: (wanted, importer) =>
    KEPT.test(wanted) && importer?.startsWith(OWN) && importer !== KEPT_FOR_DRAWING
      ? KEPT_FOR_DRAWING
      : null,
});

/** What only a browser knows has the value that it has on a server, as in React. */
const PREACT_ON_SERVER = `
  export * from 'preact/compat';
  export { default } from 'preact/compat';
  export const useSyncExternalStore = (_subscribe, get, getOnServer = get) => getOnServer();
`;
const ON_SERVER = '\0preact-on-server';

const preactOnServer = (): Plugin => ({
  name: 'preact-on-server',
  enforce: 'pre',
  resolveId: (wanted) => (wanted === 'react' ? ON_SERVER : null),
  load: (id) => (id === ON_SERVER ? PREACT_ON_SERVER : null),
});

/** Draws elements as HTML in Node: with what draws them in a browser, and Preact's ways of a server. */
function serverConfig(): UserConfig {
  const build = buildOf({ static: 'src/embed/static/draw-element.tsx' }, 'strict');
  const config = drawnConfig({ ...build, outDir: SERVER_OUT, emptyOutDir: true });
  return {
    ...config,
    plugins: [keptForDrawing(), preactOnServer(), ...(config.plugins ?? [])],
    resolve: {
      conditions,
      alias: { 'react-dom': 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime' },
    },
  };
}

/** One build of `build-embeds.mjs`: its mode is the name of a script, `together` for all that draws, once more in files that are shared, or `server` for what the server draws with. */
export default defineConfig(({ mode: name }) => {
  if (name === 'together') {
    const inputs = drawn.map(([each, { source: file }]) => [each, `src/embed/${file}`]);
    const build = buildOf(Object.fromEntries(inputs), 'strict', {
      ...sharedFiles,
      entryFileNames: 'hashed/together/[name].js',
      chunkFileNames: togetherName,
    });
    return drawnConfig({ ...build, manifest: TOGETHER });
  }
  if (name === 'server') return serverConfig();
  const script = scripts[name];
  if (script === undefined) throw new Error(`src/embed/embeds.ts has no script ${name}`);
  const input = { [name]: `src/embed/${script.source}` };
  switch (script.kind) {
    case 'tag':
      // Nothing of it becomes a variable of a page that loads it without `type="module"`.
      return {
        plugins: [ownNames(), shortStyles(), ...(name === ALL_TAGS ? [filesOfDrawings()] : [])],
        define,
        resolve: { conditions },
        build: buildOf(input, false, { format: 'iife' }),
      };
    case 'page':
      return {
        plugins: [plainImports(), ownNames()],
        define,
        resolve: { conditions },
        build: buildOf(input, false),
      };
    case 'part':
      // It must not need another file of its build, which may be gone when it is fetched.
      return {
        plugins: [plainImports(), ownNames()],
        define,
        resolve: { conditions },
        build: buildOf(input, 'strict', { codeSplitting: false }),
      };
    case 'plain':
      return {
        plugins: [plainImports(), ownNames(), shortStyles()],
        json: { namedExports: false },
        define,
        resolve: { conditions },
        build: buildOf(input, 'strict'),
      };
    case 'drawn':
      return drawnConfig(buildOf(input, 'strict'));
    case 'windows':
      return drawnConfig(buildOf(input, 'strict'), [radixInShadow()]);
  }
});
