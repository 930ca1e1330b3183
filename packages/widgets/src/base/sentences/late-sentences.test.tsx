/** Sentences that do not come with the page. */
import { loadMessages } from '@oshimado/locales';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SentencesProvider, useTranslate } from '.';

const [portal, widgets] = await Promise.all([
  loadMessages('en', 'portal'),
  loadMessages('en', 'widgets'),
]);

function Late() {
  const t = useTranslate('settings');
  const [title] = useState(() => t('site.title'));
  return <p>{title}</p>;
}

function Page() {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <Late />
  ) : (
    <button type="button" onClick={() => startTransition(() => setShown(true))}>
      Show
    </button>
  );
}

it('late sentences are waited for by a component with further hooks, of which React says nothing', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <SentencesProvider initial="en" messages={{ portal, widgets }}>
      <Suspense>
        <Page />
      </Suspense>
    </SentencesProvider>,
  );
  // Awaited, because React leaves what waits in an `act` that is not.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  });
  expect(await screen.findByText('Navigation')).toBeDefined();
  expect(complaints).not.toHaveBeenCalled();
});
