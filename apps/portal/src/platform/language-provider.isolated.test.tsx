/** Which translator writes the sentences of a page. */
import { loadMessages } from '@oshimado/locales';
import { useLanguage, useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LanguageProvider } from './LanguageProvider';

const byI18next = vi.hoisted(() => vi.fn<(language: string, namespace: string) => void>());
vi.mock(import('./i18next'), async (original) => {
  const { i18nextTranslate } = await original();
  return {
    i18nextTranslate: (tree, language, namespace) => {
      byI18next(language, namespace);
      return i18nextTranslate(tree, language, namespace);
    },
  };
});

function Settings() {
  const t = useTranslate('settings');
  const { changeLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void changeLanguage('ja')}>
      {t('site.title')}
    </button>
  );
}

it('sentences that come after the page are written by i18next only in another language than its own', async () => {
  const [portal, widgets, english, japanese] = await Promise.all([
    loadMessages('en', 'portal'),
    loadMessages('en', 'widgets'),
    loadMessages('en', 'settings'),
    loadMessages('ja', 'settings'),
  ]);
  const title = (tree: unknown) => (tree as { site: { title: string } }).site.title;
  // Awaited, because React leaves what waits in an `act` that is not.
  await act(async () => {
    render(
      <MemoryRouter>
        <LanguageProvider initial="en" messages={{ portal, widgets }}>
          <Suspense>
            <Settings />
          </Suspense>
        </LanguageProvider>
      </MemoryRouter>,
    );
  });
  const button = await screen.findByRole('button', { name: title(english) });
  expect(byI18next).not.toHaveBeenCalled();

  await act(async () => {
    fireEvent.click(button);
  });
  await screen.findByRole('button', { name: title(japanese) });
  expect(byI18next).toHaveBeenCalledWith('ja', 'settings');
});
