/** What section 4 of the specification says of persistence, sentence by sentence: settings changed, kept, and read again. */
import {
  defaultSettings,
  settingNames,
  writeModule,
  type Settings,
  type StoredChannel,
} from '@oshimado/domain';
import { expect, it } from 'vitest';
import { settingsMachine } from '../settings/settings.machine';
import { selectSettings } from '../settings/settings.selectors';
import { startMachine } from '../testing/start-machine';
import { defaults, DELAY, ready } from '../testing/persistence/persistence-run';

const KEY = 'oshimado.settings';
const channel: StoredChannel = {
  id: 'a',
  name: 'A',
  english_name: null,
  type: 'vtuber',
  org: null,
  suborg: null,
  group: null,
  photo: '',
};
/** For every setting at least one of these is right and is not its default. */
const values = [
  true,
  false,
  22,
  'ja',
  'multiview',
  'name',
  'denseList',
  ['en', 'ja'],
  { Hololive: ['gen 1'] },
  [channel],
];

/** Every setting changed, by the machine that a view speaks to. */
function changedSettings() {
  const { actor, snapshot } = startMachine(settingsMachine, {
    input: { settings: defaults.settings, browserLanguage: 'en' },
  });
  const isDefault = (name: keyof Settings) =>
    JSON.stringify(selectSettings(snapshot())[name]) === JSON.stringify(defaults.settings[name]);
  for (const name of settingNames) {
    for (const value of values) {
      if (isDefault(name)) actor.send({ type: 'setting.change', name, value });
    }
  }
  return { settings: selectSettings(snapshot()), same: settingNames.filter(isDefault) };
}

it('Theme, dark mode and all settings persist.', async () => {
  const { settings, same } = changedSettings();
  expect(same).toEqual([]);
  expect(settings).toMatchObject({ theme: 22, darkMode: false });
  const visit = await ready();
  visit.change({ name: 'settings', value: settings });
  visit.clock.increment(DELAY);
  await visit.last('writeStorage').answer();
  expect(visit.writes()).toEqual([{ key: KEY, text: expect.any(String) }]);
  const next = await ready({ [KEY]: writeModule('settings', settings).text });
  expect(visit.writes()).toEqual([writeModule('settings', settings)]);
  expect(next.shown().settings).toEqual(settings);
});

it('Reset-all clears them.', async () => {
  const { settings } = changedSettings();
  const view = startMachine(settingsMachine, { input: { settings, browserLanguage: 'en' } });
  view.actor.send({ type: 'reset.request' });
  view.actor.send({ type: 'reset.confirm' });
  expect(view.notices.at(-1)).toEqual({ type: 'reset.confirmed' });
  expect(selectSettings(view.snapshot())).toEqual(defaultSettings('en'));
  const device = await ready({ [KEY]: writeModule('settings', settings).text });
  device.actor.send({ type: 'state.reset' });
  expect(device.last('clearStorage').input).toMatchObject({
    keys: expect.arrayContaining([KEY]),
  });
  expect(device.shown().settings).toEqual(defaults.settings);
});
