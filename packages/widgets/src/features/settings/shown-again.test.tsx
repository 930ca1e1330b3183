/** What is shown again takes its button away: the focus goes to the heading above. */
import { defaultSettings, moduleKey, writeModule } from '@oshimado/domain';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { HiddenTranslators } from '../../parts/setting-fields/TranslationsGroup';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { HiddenGroup } from './HiddenGroup';

await loadActors();
beforeEach(() => {
  const settings = defaultSettings('en');
  const kept = { ...settings, hiddenGroups: { Hololive: ['myth'] }, liveTlBlocked: ['Someone'] };
  localStorage.setItem(moduleKey('settings'), writeModule('settings', kept).text);
});

it.each([
  ['a hidden group', /^Show .*again$/, 'Hidden groups'],
  ['a blocked translator', 'Unblock Someone', 'Blocked translators'],
])('%s that is shown again gives the focus to its heading', async (_, name, heading) => {
  render(
    <FeaturePage client={clientOf({})}>
      <HiddenGroup />
      <HiddenTranslators />
    </FeaturePage>,
  );
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
});
