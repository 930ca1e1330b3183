import { existsSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type Rolldown } from 'vite';
import { readGuides } from './guides.ts';

const source = '@oshimado/source';
const ELEMENTS = '../packages/widgets/dist/embed/v1';

const isTested = process.env.STORYBOOK_TABLES === 'off';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.stories.tsx', './**/*.stories.tsx'],
  staticDirs: [
    // The logo of the portal.
    { from: '../apps/portal/public/icon.svg', to: '/icon.svg' },
    // Stand-ins for the players of platforms, and our own player page.
    { from: '../packages/widgets/src/storybook/platforms', to: '/platforms' },
    // The scripts of the elements, once they are built.
    ...(existsSync(new URL(ELEMENTS, import.meta.url)) ? [{ from: ELEMENTS, to: '/v1' }] : []),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // `npm test` visits the stories. Reading every component for the tables of their documentation is 40 % of a build; drawing a line
  // around what the accessibility panel names reads the styles of all elements after each change, 5 % of the visits.
  typescript: { reactDocgen: isTested ? false : 'react-docgen' },
  features: { highlight: !isTested },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      // Read once: a changed guide shows after a restart.
      define: { STORY_GUIDES: JSON.stringify(readGuides()) },
      // The same browsers as the portal; see scripts/vite.browsers.ts, which the test runner cannot load.
      build: {
        cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
        reportCompressedSize: false,
        chunkSizeWarningLimit: 5_000,
        rolldownOptions: {
          // "use client" says something to servers alone.
          onLog: (
            level: Rolldown.LogLevel,
            log: Rolldown.RolldownLog,
            report: Rolldown.LogOrStringHandler,
          ) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
      logLevel: isTested ? 'warn' : 'info',
      resolve: { conditions: [source, 'module', 'browser', 'development|production'] },
      // The styles' own compiler looks here, and inherits nothing.
      environments: {
        ssr: { resolve: { conditions: [source, 'module', 'node', 'development|production'] } },
      },
    }),
};

export default config;
