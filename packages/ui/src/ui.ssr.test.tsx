// @vitest-environment node
/** Every part can be drawn by a server, where there is no window: in each of the states its stories show. */
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });

const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(([name, Story]) => ({
    title: `${file}, ${name}`,
    Story,
  })),
);

describe('on a server', () => {
  it('there is no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(stories)('$title is drawn', ({ Story }) => {
    expect(() => renderToString(<Story />)).not.toThrow();
  });
});
