import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cssTarget } from '../../scripts/vite.browsers';
import { radixInShadow } from '../../scripts/vite.radix-in-shadow';

const OUT = 'dist/embed/v1';
const source = '@oshimado/source';

/** The styles become a text in the chunk that uses them, for a constructed sheet in each shadow root. */
const stylesAsText = (): Plugin => ({
  name: 'styles-as-text',
  enforce: 'post',
  apply: 'build',
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle).filter(
      (item) => item.type === 'asset' && item.fileName.endsWith('.css'),
    );
    const css = sheets.map((item) => (item.type === 'asset' ? String(item.source) : '')).join('');
    for (const { fileName } of sheets) delete bundle[fileName];
    let places = 0;
    for (const item of Object.values(bundle)) {
      if (item.type !== 'chunk' || !item.code.includes('EMBED_CSS')) continue;
      places += 1;
      item.code = item.code.replaceAll('EMBED_CSS', () => JSON.stringify(css));
    }
    if (places !== 1 || css === '')
      this.error(`styles found a place ${places} times; one is right`);
  },
});

/** A stranger's page pays for every byte: kilobytes, brotli, of the script and of what it loads when it is seen. */
const BUDGETS = { facade: 4, widget: 40 };

const brotli = async (bytes: Uint8Array | string) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });

const budget = (): Plugin => ({
  name: 'budget',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const kilobytesOf = async (start: string) => {
      const needed = new Set([start]);
      // A set grows while it is walked: each chunk brings those it imports at once.
      for (const name of needed) {
        const chunk = bundle[name];
        if (chunk?.type === 'chunk') for (const next of chunk.imports) needed.add(next);
      }
      const codes = [...needed].map((name) => bundle[name]);
      const sizes = codes.map(async (item) =>
        item?.type === 'chunk' ? (await brotli(item.code)).byteLength : 0,
      );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
    };
    const widget = Object.values(bundle).find(({ name }) => name === 'mount-live-feed');
    if (!widget) return this.error('the widget is not in a chunk of its own');
    const sizes = {
      facade: await kilobytesOf('live-feed.js'),
      widget: await kilobytesOf(widget.fileName),
    };
    for (const part of ['facade', 'widget'] as const) {
      const said = `${part}: ${sizes[part].toFixed(1)} KB of ${BUDGETS[part]} KB`;
      if (sizes[part] > BUDGETS[part])
        this.error(`${said}. Load what came in later, or leave it out of embeds.`);
      this.info(said);
    }
  },
});

const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.js'));
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(dir, file));
        await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
        await writeFile(join(dir, `${file}.br`), await brotli(bytes));
      }),
    );
  },
});

export default defineConfig({
  plugins: [
    react(),
    radixInShadow(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` }),
    stylesAsText(),
    budget(),
    precompress(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: [source, 'module', 'browser', 'production'],
    // React's interface in a tenth of its weight; a stranger's page pays for every byte.
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
    },
  },
  environments: { ssr: { resolve: { conditions: [source, 'module', 'node', 'production'] } } },
  build: {
    outDir: OUT,
    target: 'es2022',
    cssTarget,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: { 'live-feed': 'src/embed/live-feed.ts' },
      preserveEntrySignatures: false,
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});
