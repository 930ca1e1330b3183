import '@oshimado/ui/base';
import { themeClass } from '@oshimado/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { modes } from './modes';

/** The theme and the language sit on the root element, as they do in the portal. */
function Page({
  theme,
  language,
  children,
}: {
  theme: string;
  language: string;
  children: ReactNode;
}) {
  useLayoutEffect(() => {
    document.documentElement.className = themeClass({ dark: theme !== 'light', theme: 0 });
    document.documentElement.lang = language;
  }, [theme, language]);
  return <main style={{ padding: '1rem' }}>{children}</main>;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['dark', 'light'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['en', 'ja'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark', language: 'en' },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes },
  },
  decorators: [
    (Story, { globals }) => (
      <Page theme={String(globals.theme)} language={String(globals.language)}>
        <Story />
      </Page>
    ),
  ],
};

export default preview;
