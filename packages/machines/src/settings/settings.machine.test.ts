import { defaultSettings, settingNames, type Settings } from '@oshimado/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/start-machine';
import { settingsMachine } from './settings.machine';
import {
  isAskingReset,
  isGroupHidden,
  isLanguageOverridden,
  isTopicIgnored,
  selectLanguage,
  selectRefusal,
  selectSettings,
} from './settings.selectors';
import type { SettingsInput } from './settings.types';

const defaults = defaultSettings('en');
const start = (input: Partial<SettingsInput> = {}) => {
  const run = startMachine(settingsMachine, {
    input: { settings: defaults, browserLanguage: 'en', ...input },
  });
  return {
    ...run,
    settings: () => selectSettings(run.snapshot()),
    change: (name: string, value: unknown) =>
      run.actor.send({ type: 'setting.change', name, value }),
  };
};

/** Another right value for every field. */
const other: Settings = {
  lang: 'ja',
  clipLangs: ['en', 'ja'],
  darkMode: false,
  theme: 22,
  defaultOpen: 'multiview',
  redirectMode: true,
  autoplayVideo: true,
  scrollMode: false,
  hideThumbnail: true,
  hidePlaceholder: true,
  hideMissing: true,
  nameProperty: 'name',
  hideCollabStreams: true,
  hiddenGroups: { Hololive: ['gen 1'] },
  ignoredTopics: ['minecraft'],
  homeViewMode: 'denseList',
  blockedChannels: [
    {
      id: 'a',
      name: 'A',
      english_name: null,
      type: 'vtuber',
      org: null,
      suborg: null,
      group: null,
      photo: '',
    },
  ],
  liveTlStickBottom: true,
  liveTlLang: 'ko',
  liveTlFontSize: 30,
  liveTlShowVerified: false,
  liveTlShowModerator: false,
  liveTlShowVtuber: false,
  liveTlShowLocalTime: true,
  liveTlWindowSize: 100,
  liveTlShowSubtitle: false,
  liveTlHideSpoiler: true,
  liveTlBlocked: ['somebody'],
};

describe('settings', () => {
  it.each(settingNames)('%s is changed at once and told', (name) => {
    const run = start();
    run.change(name, other[name]);
    expect(run.settings()).toEqual({ ...defaults, [name]: other[name] });
    expect(run.notices).toEqual([
      { type: 'settings.changed', changed: [name], settings: run.settings(), isForeign: false },
    ]);
  });

  it.each([
    ['theme', 23, 'value'],
    ['theme', '1', 'type'],
    ['lang', 'klingon', 'value'],
    ['liveTlFontSize', 9, 'value'],
    ['liveTlWindowSize', 101, 'value'],
    ['ignoredTopics', ['a', null], 'type'],
    ['nonsense', true, 'unknownSetting'],
    ['__proto__', {}, 'unknownSetting'],
  ])('%s as %j is refused with a code, and nothing is changed', (name, value, code) => {
    const run = start();
    run.change(name, value);
    expect(run.settings()).toBe(defaults);
    expect(selectRefusal(run.snapshot())).toEqual({ name, code });
    expect(run.notices).toEqual([{ type: 'setting.refused', name, code }]);
    run.change('darkMode', true);
    expect(selectRefusal(run.snapshot())).toBeNull();
  });

  it('a change to what it is already is not told', () => {
    const run = start();
    run.change('darkMode', true);
    run.change('clipLangs', ['en']);
    expect(run.notices).toEqual([]);
  });

  it('clip languages: the list is stored sorted', () => {
    const run = start();
    run.change('clipLangs', ['vi', 'en', 'ja']);
    expect(run.settings().clipLangs).toEqual(['en', 'ja', 'vi']);
  });

  it('groups are hidden per org, in lower case, and shown again', () => {
    const run = start();
    const toggle = (org: string, group: string) =>
      run.actor.send({ type: 'group.toggle', org, group });
    toggle('Hololive', 'Gen 1');
    toggle('Hololive', 'Gen 2');
    toggle('Nijisanji', 'Gen 1');
    expect(run.settings().hiddenGroups).toEqual({
      Hololive: ['gen 1', 'gen 2'],
      Nijisanji: ['gen 1'],
    });
    expect(isGroupHidden(run.snapshot(), 'Hololive', 'GEN 1')).toBe(true);
    toggle('Nijisanji', 'gen 1');
    expect(run.settings().hiddenGroups).toEqual({ Hololive: ['gen 1', 'gen 2'] });
    expect(isGroupHidden(run.snapshot(), 'Nijisanji', 'gen 1')).toBe(false);
    expect(isGroupHidden(run.snapshot(), 'toString', 'gen 1')).toBe(false);
  });

  it('topics are ignored once and restored', () => {
    const run = start();
    run.actor.send({ type: 'topic.ignore', topic: 'minecraft' });
    run.actor.send({ type: 'topic.ignore', topic: 'minecraft' });
    expect(run.settings().ignoredTopics).toEqual(['minecraft']);
    expect(isTopicIgnored(run.snapshot(), 'minecraft')).toBe(true);
    run.actor.send({ type: 'topic.restore', topic: 'minecraft' });
    expect(run.settings().ignoredTopics).toEqual([]);
    expect(run.notices).toHaveLength(2);
  });

  it('lang in the query overrides the UI language and does not change the stored setting', () => {
    const run = start({ override: 'ja' });
    expect(selectLanguage(run.snapshot())).toBe('ja');
    expect(run.settings().lang).toBe('en');
    run.change('lang', 'fr');
    expect(selectLanguage(run.snapshot())).toBe('ja');
    run.actor.send({ type: 'language.override', lang: null });
    expect(selectLanguage(run.snapshot())).toBe('fr');
    expect(isLanguageOverridden(run.snapshot())).toBe(false);
    expect(run.notices.at(-1)).toEqual({ type: 'language.overridden', lang: null });
  });

  it('a language that is not offered overrides nothing', () => {
    const run = start({ override: 'klingon' });
    expect(isLanguageOverridden(run.snapshot())).toBe(false);
    run.actor.send({ type: 'language.override', lang: 'ja' });
    run.actor.send({ type: 'language.override', lang: 'klingon' });
    expect(selectLanguage(run.snapshot())).toBe('ja');
    expect(selectRefusal(run.snapshot())).toEqual({ name: 'lang', code: 'value' });
  });

  it('what another tab changed is taken over, the theme too, and told as foreign', () => {
    const run = start();
    const settings = { ...defaults, theme: 5, darkMode: false };
    run.actor.send({ type: 'settings.replaced', settings });
    run.actor.send({ type: 'settings.replaced', settings: { ...settings } });
    expect(run.notices).toEqual([
      { type: 'settings.changed', changed: ['darkMode', 'theme'], settings, isForeign: true },
    ]);
  });

  it('reset all asks for confirmation', () => {
    const run = start({ settings: other });
    run.actor.send({ type: 'reset.confirm' });
    expect(run.settings()).toBe(other);
    run.actor.send({ type: 'reset.request' });
    expect(isAskingReset(run.snapshot())).toBe(true);
    run.actor.send({ type: 'reset.cancel' });
    expect(run.settings()).toBe(other);
    expect(run.notices).toEqual([]);
  });

  it('reset all, confirmed, leaves the defaults of the browser and no old nested value', () => {
    const run = start({ settings: other, browserLanguage: 'de' });
    run.actor.send({ type: 'reset.request' });
    run.actor.send({ type: 'reset.confirm' });
    expect(run.settings()).toEqual(defaultSettings('de'));
    expect(run.notices.map(({ type }) => type)).toEqual(['settings.changed', 'reset.confirmed']);
    expect(run.notices[0]).toMatchObject({ changed: settingNames });
  });

  it('any change with any value leaves settings that every check accepts', () => {
    const change = fc.tuple(fc.constantFrom(...settingNames, 'x', '__proto__'), fc.anything());
    fc.assert(
      fc.property(fc.array(change, { maxLength: 10 }), (changes) => {
        const run = start();
        for (const [name, value] of changes) run.change(name, value);
        const again = start();
        for (const name of settingNames) again.change(name, run.settings()[name]);
        expect(again.settings()).toEqual(run.settings());
        expect(again.notices.filter(({ type }) => type === 'setting.refused')).toEqual([]);
      }),
    );
  });
});
