import { Suspense, type ComponentType } from 'react';
import { StoryPage } from './StoryPage';

/** Puts a story on a page of its own, in the language of the toolbar. */
export const onStoryPage = (
  Story: ComponentType,
  { globals }: { readonly globals: Readonly<Record<string, unknown>> },
) => (
  <Suspense>
    <StoryPage language={String(globals.language)}>
      <Story />
    </StoryPage>
  </Suspense>
);
