import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, englishMessages, FeaturePage, loadActors } from '../../testing';
import type { Messages } from '../../base/sentences';
import { useLateWords } from './use-late-words';

const [messages] = await Promise.all([englishMessages(), loadActors()]);

const wordsOn = (known: Messages) =>
  renderHook(() => useLateWords(), {
    wrapper: ({ children }) => (
      <FeaturePage client={clientOf({})} messages={known}>
        {children}
      </FeaturePage>
    ),
  }).result.current();

it('the hook uses the sentences that the page has loaded', async () => {
  const t = await wordsOn(messages);
  expect(t('library.saved')).toBe('Saved to your library');
});

it('the hook loads the sentences that the page lacks', async () => {
  const { portal, widgets } = messages;
  const t = await wordsOn({ portal, widgets });
  expect(t('library.saved')).toBe('Saved to your library');
});
