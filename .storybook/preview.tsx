import '@oshimado/ui/base';
import './preview.css';
import { languages, languageTag, pseudoLanguages } from '@oshimado/locales';
import { DirectionProvider } from '@oshimado/ui/direction';
import { themeClass, themes, type Mode } from '@oshimado/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { isValidElement, lazy, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { loseConnection } from './connection';
import { lengthenPage } from './long-text';
import { initialGlobals, modes, viewports } from './modes';

// The letters of pictures, and a list of the signs that each of their files has. No one else waits for it.
if (navigator.userAgent.includes('StorybookTestRunner')) void import('./picture-letters');

// Storybook loads it after the file of the story; it is needed for every one.
void import('react-dom/client');

// High limits for slow machines; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 60_000 });

interface Globals {
  /** Its slug. */
  readonly theme: string;
  readonly mode: Mode;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly text: 'as written' | 'long';
  readonly motion: 'full' | 'reduced';
}

/** Theme, language and direction sit on the root element, as they do in the portal. */
function Page({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { theme, mode, language, direction, text, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.className = themeClass({ mode, theme: themes.findIndex(({ slug }) => slug === theme) });
    root.lang = languageTag(language);
    root.dir = direction;
    root.dataset.motion = motion;
  }, [theme, mode, language, direction, motion]);
  useEffect(() => (text === 'long' ? lengthenPage(document.body) : undefined), [text]);
  return <DirectionProvider dir={direction}>{children}</DirectionProvider>;
}

// Only pages of documentation load its blocks and guides; a story that is opened first does without.
const LateDocsPage = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));
const DocsPage = () => (
  <Suspense>
    <LateDocsPage />
  </Suspense>
);

const LANGUAGES = [...languages, ...Object.keys(pseudoLanguages)];

/** Storybook's own sign of a test (`test-runner-jest.config.js`). */
const isTested = navigator.userAgent.includes('StorybookTestRunner');

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        items: themes.map(({ name, slug }) => ({ value: slug, title: name })),
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Mode',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
          { value: 'system', title: 'As the system' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the page',
      toolbar: { icon: 'globe', items: LANGUAGES, dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Length of the text',
      toolbar: {
        icon: 'paragraph',
        items: [
          { value: 'as written', title: 'Text as written' },
          { value: 'long', title: 'Long text' },
        ],
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'No motion' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { ...initialGlobals, motion: 'full' },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Only the panel shows the rules that passed, and a test has no panel. Listing them takes a fifth of axe's time.
        ...(isTested && { resultTypes: ['violations'] }),
      },
    },
    docs: { page: DocsPage, toc: true },
    chromatic: {
      modes: Object.fromEntries(
        Object.entries(modes).map(([name, mode]) => [name, { ...initialGlobals, ...mode }]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Guides', 'Colour', 'Theme builder', 'Tokens', 'Scales', 'Icons', 'Languages'],
          'Patterns',
          'Embeds',
          'Screens',
          ['Pages'],
          'Actions',
          'Inputs',
          'Navigation',
          'Overlays',
          'Feedback',
          'Display',
          'Layout',
        ],
      },
    },
  },
  beforeEach: loseConnection,
  // Elements are written in code, not in a form.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => [
          name,
          isValidElement(initialArgs[name]) || typeof initialArgs[name] === 'function'
            ? { ...type, control: false as const }
            : type,
        ]),
      ),
  ],
  decorators: [
    (Story, { globals, viewMode, parameters }) => (
      <Page globals={globals as unknown as Globals}>
        {parameters.isScreen === true ? (
          <Story />
        ) : viewMode === 'docs' ? (
          <div style={{ padding: '1rem' }}>
            <Story />
          </div>
        ) : (
          <main style={{ padding: '1rem' }}>
            <Story />
          </main>
        )}
      </Page>
    ),
  ],
};

export default preview;
