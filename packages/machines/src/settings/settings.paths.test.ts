import { defaultSettings } from '@oshimado/domain';
import { provePaths } from '../testing/machine-paths';
import { settingsMachine } from './settings.machine';

const settings = defaultSettings('en');

provePaths({
  machine: settingsMachine,
  inputs: [
    { settings, browserLanguage: 'en' },
    { settings: { ...settings, theme: 3 }, browserLanguage: 'en', override: 'ja' },
  ],
  events: [
    { type: 'setting.change', name: 'darkMode', value: false },
    { type: 'setting.change', name: 'darkMode', value: 'no' },
    { type: 'setting.change', name: 'nonsense', value: 1 },
    { type: 'group.toggle', org: 'Hololive', group: 'Gen 1' },
    { type: 'group.toggle', org: '__proto__', group: 'Gen 1' },
    { type: 'topic.ignore', topic: 'minecraft' },
    { type: 'topic.ignore', topic: '' },
    { type: 'topic.restore', topic: 'minecraft' },
    { type: 'settings.replaced', settings: { ...settings, theme: 3 } },
    { type: 'language.override', lang: 'ja' },
    { type: 'language.override', lang: 'klingon' },
    { type: 'language.override', lang: null },
    { type: 'reset.request' },
    { type: 'reset.confirm' },
    { type: 'reset.cancel' },
  ],
  seen: ({ value, context: { settings, override, refusal } }) => ({
    value,
    override,
    refusal,
    darkMode: settings.darkMode,
    theme: settings.theme,
    hiddenGroups: settings.hiddenGroups,
    ignoredTopics: settings.ignoredTopics,
  }),
});
