import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type CSSOptions, type Plugin, type UserConfig } from 'vite';
import { cssTarget } from '../../scripts/vite.browsers';
import { ownNames } from '../../scripts/vite.own-names';
import { radixInShadow } from '../../scripts/vite.radix-in-shadow';
import { readingQueries } from '../../scripts/vite.reading-queries';
import { scripts } from './src/embed/embeds';

const OUT = 'dist/embed/v1';
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

/** The styles become texts in the chunks that use them, for constructed sheets in each shadow root. */
const stylesAsText = (): Plugin => ({
  name: 'styles-as-text',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle).filter(
      (item) => item.type === 'asset' && item.fileName.endsWith('.css'),
    );
    const css = sheets.map((item) => (item.type === 'asset' ? String(item.source) : '')).join('');
    if (/\drem\b/.test(css)) this.error('a query of these styles asks for rem; write px');
    for (const { fileName } of sheets) delete bundle[fileName];
    const texts = {
      EMBED_CSS: css.replaceAll(NAMED_THEMES, ''),
      EMBED_THEMES_CSS: (css.match(NAMED_THEMES) ?? []).join(''),
    };
    for (const [name, text] of Object.entries(texts)) {
      const word = new RegExp(`\\b${name}\\b`, 'g');
      let places = 0;
      for (const item of Object.values(bundle)) {
        if (item.type !== 'chunk' || !word.test(item.code)) continue;
        places += 1;
        item.code = item.code.replaceAll(word, () => JSON.stringify(text));
      }
      if (places !== 1 || text === '')
        this.error(`${name} found a place ${places} times; one is right`);
    }
  },
});

const LEFT_OUT: Readonly<Record<string, string>> = {
  // Cards of an embed have no menu (`hasMenu: false`).
  './OpenCardMenu': 'export const OpenCardMenu = () => null;',
  // A list of an embed is drawn whole: the history of the page does not lead back to it.
  './list-keeper': 'export const listKeeper = undefined;',
  // Translations in an embed open no windows (`tools="few"`).
  '@oshimado/ui/dialog': 'export const Dialog = () => null;',
  '@oshimado/ui/menu':
    'export const Menu = () => null; export const MenuCheckboxItem = () => null;',
  './AuthorDialog': 'export default () => null;',
  './OffsetDialog': 'export default () => null;',
  './SettingsDialog': 'export default () => null;',
};

/** A grid of cells is arranged with menus and a dialog. */
const WINDOWS = ['@oshimado/ui/dialog', '@oshimado/ui/menu'];

/** Code that embeds do not ask for is not built. */
const withoutPortalParts = (hasWindows: boolean): Plugin => ({
  name: 'without-portal-parts',
  enforce: 'pre',
  resolveId: (source) =>
    source in LEFT_OUT && !(hasWindows && WINDOWS.includes(source)) ? `\0${source}` : null,
  load: (id) => LEFT_OUT[id.slice(1)] ?? null,
});

const IMPORT = /import\('(\.\/[\w-]+)'\)/g;

/** Late parts of features become part of what is drawn: a chunk of its own may be gone when a copy of this build that was kept asks for it. */
const latePartsInside = (): Plugin => ({
  name: 'late-parts-inside',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/widgets\/src\/(base|parts|features)\/[\w/-]+\/\w+\.tsx$/.test(id)) return null;
    const imports: string[] = [];
    const inside = code.replaceAll(IMPORT, (_call, source: string) => {
      const late = `late${imports.length}`;
      imports.push(`import * as ${late} from '${source}';`);
      return `Promise.resolve(${late})`;
    });
    return imports.length === 0 ? null : { code: imports.join('\n') + inside, map: null };
  },
});

/** Files with a hash in their names have a folder of their own, by which the server knows that they never change. Sentences are named after their language. */
const chunkName = (facade: string | null | undefined): string => {
  const [, language, namespace] =
    /\/([\w-]+)\/(widgets|watch|translations|multiview)\.json$/.exec(facade ?? '') ?? [];
  const name = language === undefined ? '[name]' : `${namespace}-${language}`;
  return `hashed/${name}-[hash].js`;
};

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
    output: {
      minify: true,
      entryFileNames: '[name].js',
      chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId),
      ...output,
    },
  },
});

/** What draws. */
const drawnConfig = (build: UserConfig['build'], hasWindows: boolean): UserConfig => ({
  plugins: [
    withoutPortalParts(hasWindows),
    latePartsInside(),
    readingQueries(),
    stylesAsText(),
    react(),
    radixInShadow(),
    ownNames(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` }),
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
  build: { ...build, cssTarget, cssCodeSplit: false },
});

/** One build of `build-embeds.mjs`: its mode is the name of a script. */
export default defineConfig(({ mode: name }) => {
  const script = scripts[name];
  if (script === undefined) throw new Error(`src/embed/embeds.ts has no script ${name}`);
  const input = { [name]: `src/embed/${script.source}` };
  switch (script.kind) {
    case 'tag':
      // Nothing of it becomes a variable of a page that loads it without `type="module"`.
      return {
        plugins: [ownNames()],
        define,
        resolve: { conditions },
        build: buildOf(input, false, { format: 'iife' }),
      };
    case 'page':
      return {
        plugins: [ownNames()],
        define,
        resolve: { conditions },
        build: buildOf(input, false),
      };
    case 'part':
      // It must not need another file of its build, which may be gone when it is fetched.
      return {
        plugins: [ownNames()],
        define,
        resolve: { conditions },
        build: buildOf(input, 'strict', { codeSplitting: false }),
      };
    case 'drawn':
    case 'windows':
      return drawnConfig(buildOf(input, 'strict'), script.kind === 'windows');
  }
});
