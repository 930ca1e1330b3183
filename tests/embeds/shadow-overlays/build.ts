/** Builds the element as embeds are built: React's weight in Preact, styles as a text, Radix made fit for shadow roots. */
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { cssTarget } from '../../../scripts/vite.browsers';
import { radixInShadow } from '../../../scripts/vite.radix-in-shadow';

const source = '@oshimado/source';
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export type Flavour = 'react' | 'preact';

const PREACT = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
};

export async function buildOverlays(flavour: Flavour): Promise<string> {
  const result = await build({
    configFile: false,
    root: here('.'),
    logLevel: 'error',
    plugins: [
      react(),
      radixInShadow(),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `oshi_${hash}` }),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: [source, 'module', 'browser', 'production'],
      alias: flavour === 'preact' ? PREACT : {},
    },
    environments: { ssr: { resolve: { conditions: [source, 'module', 'node', 'production'] } } },
    build: {
      write: false,
      target: 'es2022',
      cssTarget,
      cssCodeSplit: false,
      rolldownOptions: { input: here('mount.tsx'), output: { codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build wrote nothing.');
  const script = output.output.find((item) => item.type === 'chunk');
  const css = output.output
    .map((item) => (item.type === 'asset' && item.fileName.endsWith('.css') ? item.source : ''))
    .join('');
  if (script?.type !== 'chunk' || css === '') throw new Error('The build lacks script or styles.');
  return script.code.replaceAll('EMBED_CSS', () => JSON.stringify(css));
}
