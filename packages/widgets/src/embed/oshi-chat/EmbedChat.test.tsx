import { loadTranslationsMessages, loadWidgetMessages } from '@oshimado/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { video } from '../../testing/videos';
import { EmbedChat } from './EmbedChat';

const ID = 'abcdefghijk';
const messages = {
  widgets: await loadWidgetMessages('en'),
  translations: await loadTranslationsMessages('en'),
};

afterEach(cleanup);

let servers = 0;

/** The translations of a recording on a page of its own. */
function page() {
  servers += 1;
  const api = `https://server-${servers}.example`;
  const shared = { api, pictures: 'server', hasNamedTheme: false } as const;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (pathname.endsWith(ID) && !pathname.includes('chats'))
      return Promise.resolve(Response.json(video({ id: ID, status: 'past' })));
    asked.push(searchParams.get('lang') ?? '');
    return Promise.resolve(Response.json([]));
  });
  const chatIn = (language: 'en' | 'ja' | 'ko', languages: readonly 'es'[] = []) => (
    <EmbedChat
      options={{
        ...shared,
        lang: language,
        video: ID,
        languages,
        player: '',
      }}
      speech={{ language, messages }}
      drawnAt={0}
      portal={document.body}
      onPhase={() => undefined}
      complain={() => undefined}
      emit={() => true}
    />
  );
  return { asked, chatIn };
}

const findChoice = () => screen.findByRole<HTMLSelectElement>('combobox');

it('translations follow the language of their element until a visitor chooses theirs', async () => {
  const { asked, chatIn } = page();
  const { rerender } = render(chatIn('en'));
  const choice = await findChoice();
  expect(choice.value).toBe('en');
  rerender(chatIn('ja'));
  expect(choice.value).toBe('ja');
  await vi.waitFor(() => expect(asked).toEqual(['en', 'ja']));
  fireEvent.change(choice, { target: { value: 'es' } });
  rerender(chatIn('ko'));
  expect(choice.value).toBe('es');
});

it('translations in languages that the page names stay in them in another language of their element', async () => {
  const { chatIn } = page();
  const { rerender } = render(chatIn('en', ['es']));
  const choice = await findChoice();
  rerender(chatIn('ja', ['es']));
  expect(choice.value).toBe('es');
});
