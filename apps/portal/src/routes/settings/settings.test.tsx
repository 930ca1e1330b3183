/** "All changes apply at once; there is no save button." */
import { moduleKey } from '@oshimado/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultBindings, readBindings } from '../../commands/bindings';
import { writeBindings } from '../../commands/bindings-store';
import type { Messages } from '../../i18n/messages';
import { clientOf, englishMessages, PortalPage } from '../../testing/portal-page';
import { SAVED_KEY } from '../search/saved/saved-searches';
import { DataGroup } from './DataGroup';
import { readCopy, writeCopy } from './device-copy';
import { AppearanceGroup } from './AppearanceGroup';
import { LanguageGroup } from './LanguageGroup';
import { NavigationGroup } from './NavigationGroup';
import { defaultStoredState } from '@oshimado/domain';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
  // Fetched by the page late; a busy machine takes its time.
  await import('../../actors/start-actors');
  await import('../../history/watch-history');
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const kept = (): Record<string, unknown> => {
  const text = localStorage.getItem(moduleKey('settings'));
  return text === null ? {} : (JSON.parse(text) as { value: Record<string, unknown> }).value;
};
const draw = (address?: string) =>
  render(
    <PortalPage
      client={clientOf({})}
      messages={messages}
      {...(address !== undefined && { address })}
    >
      <LanguageGroup />
      <AppearanceGroup />
      <NavigationGroup />
      <DataGroup />
    </PortalPage>,
  );

describe('a change', () => {
  it('holds at once and is kept on the device', async () => {
    draw();
    fireEvent.click(screen.getByRole('switch', { name: 'Endless lists' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Suisei' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Page to start on' }), {
      target: { value: 'favorites' },
    });
    await waitFor(() =>
      expect(kept()).toMatchObject({ scrollMode: false, theme: 8, defaultOpen: 'favorites' }),
    );
    expect(screen.getByRole('switch', { name: 'Endless lists' })).toHaveProperty('checked', false);
    expect(screen.getByRole('radio', { name: 'Suisei' })).toHaveProperty('checked', true);
  });
});

describe('languages of clips', () => {
  it('are kept sorted, and the last one cannot be taken away', async () => {
    draw();
    const box = (name: string) => screen.getByRole('checkbox', { name });
    fireEvent.click(box('日本語'));
    await waitFor(() => expect(kept()).toMatchObject({ clipLangs: ['en', 'ja'] }));
    fireEvent.click(box('日本語'));
    await waitFor(() => expect(box('日本語')).toHaveProperty('checked', false));
    fireEvent.click(box('English'));
    expect(box('English')).toHaveProperty('checked', true);
    expect(screen.getByText('At least one language has to stay chosen.')).toBeDefined();
  });
});

describe('the languages of the site', () => {
  it('are named each in its own language, and tell whom they are owed to', () => {
    draw();
    const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /of the site/ });
    const languageOf = (value: string) =>
      [...field().options].find((option) => option.value === value)?.lang;
    expect(languageOf('zh')).toBe('zh-Hant');
    expect(languageOf('lol-UWU')).toBe('en');
    const credit = () =>
      document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(credit()).toBe('Written by the authors of this site.');
  });

  it('say of a machine’s that it is one', async () => {
    draw();
    const field = screen.getByRole('combobox', { name: /of the site/ });
    fireEvent.change(field, { target: { value: 'de' } });
    expect(await screen.findByText(/^Maschinell übersetzt/)).toBeDefined();
  });
});

it('all settings are reset after a question, the shortcuts too, and saved searches stay', async () => {
  const ownKeys = { ...defaultBindings, chosen: { 'palette.open': 'o' } };
  writeBindings(ownKeys);
  localStorage.setItem(SAVED_KEY, '[]');
  draw();
  const mode = () => screen.getByRole('switch', { name: 'Dark mode', hidden: true });
  fireEvent.click(mode());
  await waitFor(() => expect(mode()).toHaveProperty('checked', false));
  fireEvent.click(screen.getByRole('button', { name: 'Reset all settings' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset everything?' }));
  expect(mode()).toHaveProperty('checked', false);
  fireEvent.click(question.getByRole('button', { name: 'Reset everything' }));
  await waitFor(() => expect(mode()).toHaveProperty('checked', true));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const keys = () => readBindings(localStorage.getItem('oshimado.shortcuts'));
  await waitFor(() => expect(keys()).toEqual(defaultBindings));
  expect(localStorage.getItem(SAVED_KEY)).toBe('[]');
});

describe('a copy of the device', () => {
  const state = defaultStoredState({ language: 'en' });

  it('comes back as it was saved, without what belongs to the account', () => {
    const settings = { ...state.settings, theme: 5, ignoredTopics: ['talk'] };
    const reading = readCopy(writeCopy({ ...state, settings }), 'ja');
    expect(reading).toMatchObject({ ok: true, isPartial: false });
    const entries = reading.ok ? reading.entries : [];
    const text = entries.find(({ key }) => key === moduleKey('settings'))?.text ?? '';
    expect(JSON.parse(text)).toMatchObject({ value: settings });
    expect(entries.map(({ key }) => key)).not.toContain(moduleKey('favorites'));
  });

  it.each(['', 'no copy', '[]', '{}', 'null', '{"version":99}', '{"__proto__":{"version":1}}'])(
    '%j is none',
    (text) => {
      expect(readCopy(text, 'en')).toEqual({ ok: false });
    },
  );

  it('with a field nobody understands is taken but for that field', () => {
    const text = JSON.stringify({ ...state, settings: { ...state.settings, theme: 'blue' } });
    expect(readCopy(text, 'en')).toMatchObject({ ok: true, isPartial: true });
  });
});
