import type { Decorator } from '@storybook/react-vite';
import { Suspense } from 'react';
import { StoryPage } from './StoryPage';

/** Puts a story on a page of its own, in the language of the toolbar. */
export const onStoryPage: Decorator = (Story, { globals }) => (
  <Suspense>
    <StoryPage language={String(globals.language)}>
      <Story />
    </StoryPage>
  </Suspense>
);
