/** What the device keeps of the TL client, while a second tab changes it too. */
import { DEFAULT_PROFILE, defaultPreferences, type SpeakerProfile } from '@oshimado/domain';
import { createDeviceStore } from '@oshimado/machines/device-store';
import { selectChosenProfile, selectProfiles, tlClientMachine } from '@oshimado/machines/tl-client';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { clientOf } from '../../testing';
import { FeaturePage } from '../../testing/english-page';
import type { TlActor } from './tl-client.types';
import { useStoredTl } from './use-stored-tl';

const AKI: SpeakerProfile = { ...DEFAULT_PROFILE, id: 'aki', name: 'Aki' };

const device = () =>
  createDeviceStore({ storage: localStorage, language: 'en', preferences: defaultPreferences });
const stored = () => device().get().tl.profiles;
const write = (profiles: readonly SpeakerProfile[]) => {
  const { send, get } = device();
  send({ type: 'choice.change', choice: { name: 'tl', value: { ...get().tl, profiles } } });
};
/** The browser tells the other tabs what one of them wrote. */
const tellTabs = () => act(() => void dispatchEvent(new StorageEvent('storage')));
const namesOf = (profiles: readonly SpeakerProfile[]) => profiles.map(({ name }) => name);

function Kept({ actor }: { readonly actor: TlActor }) {
  useStoredTl(actor);
  return null;
}

/** A tab that begins with what is stored. */
function openTab(): TlActor {
  const actor = createActor(tlClientMachine, {
    input: { viewer: { name: 'Mira' }, lang: 'en', profiles: stored() },
  }).start();
  render(
    <StrictMode>
      <FeaturePage client={clientOf({})}>
        <Kept actor={actor} />
      </FeaturePage>
    </StrictMode>,
  );
  return actor;
}
const listOf = (actor: TlActor) => selectProfiles(actor.getSnapshot());
const chosenOf = (actor: TlActor) => selectChosenProfile(actor.getSnapshot()).id;

it('profiles that another tab added stay when this one changes its own', () => {
  write([DEFAULT_PROFILE, AKI]);
  const [one, two] = [openTab(), openTab()];
  act(() => {
    one.send({ type: 'profile.choose', id: 'aki' });
    two.send({ type: 'profile.add', name: 'Ina' });
  });
  tellTabs();
  act(() => one.send({ type: 'profile.change', id: 'aki', change: { prefix: '[Aki] ' } }));
  tellTabs();
  const all = [
    DEFAULT_PROFILE,
    { ...AKI, prefix: '[Aki] ' },
    expect.objectContaining({ name: 'Ina' }),
  ];
  expect(stored()).toEqual(all);
  expect(listOf(one)).toEqual(all);
  expect(listOf(two)).toEqual(all);
  expect(chosenOf(one)).toBe('aki');
});

it('profiles that another tab removed are gone here, and lines are spoken by Default then', () => {
  write([DEFAULT_PROFILE, AKI]);
  const [one, two] = [openTab(), openTab()];
  act(() => {
    one.send({ type: 'profile.choose', id: 'aki' });
    two.send({ type: 'profile.remove', id: 'aki' });
  });
  tellTabs();
  expect(listOf(one)).toEqual([DEFAULT_PROFILE]);
  expect(chosenOf(one)).toBe('default');
});

it('profiles of another tab that this one has not heard of are not lost either', () => {
  write([DEFAULT_PROFILE, AKI]);
  const one = openTab();
  write([DEFAULT_PROFILE, AKI, { ...AKI, id: 'ina', name: 'Ina' }]);
  act(() => one.send({ type: 'profile.change', id: 'aki', change: { prefix: '[Aki] ' } }));
  expect(namesOf(stored())).toEqual(['Default', 'Aki', 'Ina']);
  expect(listOf(one)).toEqual(stored());
});

it('profiles stay as the other tab wrote them when this one keeps something else', () => {
  write([DEFAULT_PROFILE]);
  const one = openTab();
  write([DEFAULT_PROFILE, AKI]);
  act(() => {
    one.send({ type: 'settings.change', link: 'YT_abcdefghijk' });
    one.send({ type: 'settings.confirm' });
  });
  expect(stored()).toEqual([DEFAULT_PROFILE, AKI]);
  expect(device().get().tl.lastLink).toBe('YT_abcdefghijk');
});

it('profiles that are cleared with the device are not written again', () => {
  write([DEFAULT_PROFILE, AKI]);
  const one = openTab();
  act(() => device().send({ type: 'reset' }));
  tellTabs();
  expect(listOf(one)).toEqual([DEFAULT_PROFILE]);
  expect(localStorage).toHaveLength(0);
});
