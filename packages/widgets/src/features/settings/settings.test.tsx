/** "All changes apply at once; there is no save button." */
import { useSendDevice } from '../../base/device';
import { clientOf, FeaturePage, loadActors, loadHistory, Where, where } from '../../testing';
import { defaultStoredState, moduleKey, writeModule } from '@oshimado/domain';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DataGroup } from './DataGroup';
import { readCopy, writeCopy } from './device-copy';
import { AppearanceGroup } from './AppearanceGroup';
import { LanguageGroup } from './LanguageGroup';
import { NavigationGroup } from './NavigationGroup';
import { SlimSettingsButton } from './SlimSettingsButton';

// Loaded by the page after its first view; loaded here, so that no test waits for it.
await loadActors();
await loadHistory();

/** Where saved searches are stored: no module of the device. */
const SAVED_KEY = 'oshimado.searches';

const kept = (): Record<string, unknown> => {
  const text = localStorage.getItem(moduleKey('settings'));
  return text === null ? {} : (JSON.parse(text) as { value: Record<string, unknown> }).value;
};
const draw = () =>
  render(
    <FeaturePage client={clientOf({})}>
      <LanguageGroup />
      <AppearanceGroup />
      <NavigationGroup />
      <DataGroup />
    </FeaturePage>,
  );

describe('a change', () => {
  it('applies at once and is stored on the device', async () => {
    draw();
    fireEvent.click(screen.getByRole('switch', { name: 'Infinite scroll' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Suisei' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Start page' }), {
      target: { value: 'favorites' },
    });
    await waitFor(() =>
      expect(kept()).toMatchObject({ scrollMode: false, theme: 8, defaultOpen: 'favorites' }),
    );
    expect(screen.getByRole('switch', { name: 'Infinite scroll' })).toHaveProperty(
      'checked',
      false,
    );
    expect(screen.getByRole('radio', { name: 'Suisei' })).toHaveProperty('checked', true);
  });
});

it('home, favorites and multiview can be chosen to start on', () => {
  draw();
  const select = screen.getByRole('combobox', { name: 'Start page' });
  const options = within(select).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Home', 'Favorites', 'Multiview']);
});

describe('languages of clips', () => {
  it('languages of clips are stored sorted, and the last one cannot be removed', async () => {
    draw();
    const box = (name: string) => screen.getByRole('checkbox', { name });
    fireEvent.click(box('日本語'));
    await waitFor(() => expect(kept()).toMatchObject({ clipLangs: ['en', 'ja'] }));
    fireEvent.click(box('日本語'));
    await waitFor(() => expect(box('日本語')).toHaveProperty('checked', false));
    fireEvent.click(box('English'));
    expect(box('English')).toHaveProperty('checked', true);
    expect(screen.getByText('Keep at least one language selected.')).toBeDefined();
  });
});

describe('the languages of the site', () => {
  it('the languages of the site are each named in their own language, with the authors of the sentences', () => {
    draw();
    const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Site language' });
    const languageOf = (value: string) =>
      [...field().options].find((option) => option.value === value)?.lang;
    expect(languageOf('zh')).toBe('zh-Hant');
    expect(languageOf('lol-UWU')).toBe('en');
    const credit = () =>
      document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(credit()).toBe('Written by the makers of this site.');
  });

  it('say so when the sentences are translated by a machine', async () => {
    draw();
    const field = screen.getByRole('combobox', { name: 'Site language' });
    fireEvent.change(field, { target: { value: 'de' } });
    expect(await screen.findByText(/^Maschinell übersetzt/)).toBeDefined();
  });
});

it('the reset clears all settings and shortcuts after a question; saved searches stay', async () => {
  const ownKeys = { hasCharacterKeys: true, chosen: { 'palette.open': 'o' } };
  const keysKey = moduleKey('keys');
  localStorage.setItem(keysKey, writeModule('keys', ownKeys).text);
  localStorage.setItem(SAVED_KEY, '[]');
  draw();
  const mode = (name: string) => screen.getByRole('radio', { name, hidden: true });
  expect(mode('Same as device')).toHaveProperty('checked', true);
  fireEvent.click(mode('Light'));
  await waitFor(() => expect(mode('Light')).toHaveProperty('checked', true));
  expect(kept()).toMatchObject({ darkMode: false });
  fireEvent.click(screen.getByRole('button', { name: 'Reset all settings' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Reset everything?' }));
  expect(mode('Light')).toHaveProperty('checked', true);
  fireEvent.click(question.getByRole('button', { name: 'Reset everything' }));
  await waitFor(() => expect(mode('Same as device')).toHaveProperty('checked', true));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(localStorage.getItem(keysKey)).toBeNull();
  expect(localStorage.getItem(SAVED_KEY)).toBe('[]');
});

describe('a language in the address', () => {
  const drawOverridden = (isPresent: boolean) => {
    const remove = vi.fn();
    render(
      <FeaturePage client={clientOf({})} override="de">
        <LanguageGroup inAddress={{ isPresent, remove }} />
      </FeaturePage>,
    );
    return remove;
  };

  it('a language in the address is reported with a button that removes it; the choice of the device is shown', async () => {
    const remove = drawOverridden(true);
    const notice = await screen.findByText(/gibt eine andere Sprache vor/);
    expect(notice).toBeDefined();
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('en');
    fireEvent.click(screen.getByRole('button'));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('a language in the address is removed when another language is chosen', async () => {
    const remove = drawOverridden(true);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ja' } });
    await waitFor(() => expect(remove).toHaveBeenCalledOnce());
    expect(kept()).toMatchObject({ lang: 'ja' });
  });
});

it('a refused value is reported at its field and changes nothing', async () => {
  const Refuse = () => {
    const send = useSendDevice();
    const wrong = { type: 'setting.change', name: 'theme', value: -1 } as const;
    return (
      <button type="button" onClick={() => send(wrong)}>
        Refuse
      </button>
    );
  };
  render(
    <FeaturePage client={clientOf({})}>
      <AppearanceGroup />
      <Refuse />
    </FeaturePage>,
  );
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  const before = chosen();
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  const themes = within(screen.getByRole('group', { name: 'Theme' }));
  expect(await themes.findByRole('alert')).toBeDefined();
  expect(chosen()).toEqual(before);
});

it('the preferred platform is YouTube until another one is chosen', async () => {
  render(
    <FeaturePage client={clientOf({})}>
      <NavigationGroup />
    </FeaturePage>,
  );
  const field = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Preferred platform',
  });
  expect(field.value).toBe('youtube');
  fireEvent.change(field, { target: { value: 'twitch' } });
  await waitFor(() => expect(kept()).toMatchObject({ platform: 'twitch' }));
  expect(field.value).toBe('twitch');
});

describe('the quick settings', () => {
  it('open in a popover with two groups and a link to all settings', async () => {
    render(
      <FeaturePage client={clientOf({})}>
        <SlimSettingsButton />
        <Where />
      </FeaturePage>,
    );
    fireEvent.click(screen.getByRole('button'));
    const popover = within(await screen.findByRole('dialog'));
    expect(await popover.findAllByRole('heading', { level: 3 })).toHaveLength(2);
    fireEvent.click(popover.getByRole('link'));
    expect(where()).toBe('/settings');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an exported file', () => {
  const state = defaultStoredState({ language: 'en' });

  it('an exported file is imported as it was exported, without what belongs to the account', () => {
    const settings = { ...state.settings, theme: 5, ignoredTopics: ['talk'] };
    const reading = readCopy(writeCopy({ ...state, settings }), 'ja');
    expect(reading).toMatchObject({ ok: true, isPartial: false });
    const entries = reading.ok ? reading.entries : [];
    const text = entries.find(({ key }) => key === moduleKey('settings'))?.text ?? '';
    expect(JSON.parse(text)).toMatchObject({ value: settings });
    expect(entries.map(({ key }) => key)).not.toContain(moduleKey('favorites'));
  });

  it.each(['', 'no copy', '[]', '{}', 'null', '{"version":99}', '{"__proto__":{"version":1}}'])(
    '%j is not one',
    (text) => {
      expect(readCopy(text, 'en')).toEqual({ ok: false });
    },
  );

  it('an exported file with an invalid field is imported except for that field', () => {
    const text = JSON.stringify({ ...state, settings: { ...state.settings, theme: 'blue' } });
    expect(readCopy(text, 'en')).toMatchObject({ ok: true, isPartial: true });
  });
});
