import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSetting, defaultSettings, readModule, settingNames } from './index';

describe('the defaults of settings', () => {
  it.each([
    ['en-US', 'en', 'english_name', 'en'],
    ['de-AT', 'de', 'english_name', 'en'],
    ['ja', 'ja', 'name', 'ja'],
    ['ko-KR', 'ko', 'name', 'ko'],
    ['zh-TW', 'zh', 'name', 'zh'],
    ['xx', 'en', 'english_name', 'en'],
    ['', 'en', 'english_name', 'en'],
  ])('follow the browser: %s', (browser, lang, nameProperty, tl) => {
    const settings = defaultSettings(browser);
    expect(settings).toMatchObject({ lang, nameProperty, clipLangs: [tl], liveTlLang: tl });
  });
});

describe('the watch history', () => {
  it('the watch history is kept and hides nothing on a device that stored neither choice', () => {
    const text = JSON.stringify({ version: 11, value: { theme: 3 } });
    const { module, problems } = readModule('settings', text, { language: 'en' });
    expect(module.value).toMatchObject({ theme: 3, keepHistory: true, hideWatched: false });
    expect(problems).toEqual([]);
  });
});

describe('the choice about collabs', () => {
  it.each([
    [{ hideCollabStreams: true }, 'hide'],
    [{ hideCollabStreams: false }, 'show'],
    [{ hideCollabStreams: true, collabs: 'only' }, 'only'],
    [{}, 'show'],
  ])('of a device that stored %j is %s', (value, expected) => {
    const text = JSON.stringify({ version: 11, value });
    const { module, problems } = readModule('settings', text, { language: 'en' });
    expect(module.value).toHaveProperty('collabs', expected);
    expect(module.value).not.toHaveProperty('hideCollabStreams');
    expect(problems).toEqual([]);
  });
});

describe('a setting', () => {
  it.each([
    ['lang', 'fr', true],
    ['lang', 'xx', 'value'],
    ['lang', 1, 'type'],
    ['theme', 22, true],
    ['theme', 23, 'value'],
    ['theme', 1.5, 'value'],
    ['keepHistory', false, true],
    ['keepHistory', 'no', 'type'],
    ['hideWatched', 1, 'type'],
    ['collabs', 'only', true],
    ['collabs', 'some', 'value'],
    ['collabs', true, 'type'],
    ['platform', 'none', true],
    ['platform', 'other', 'value'],
    ['liveTlFontSize', 9, 'value'],
    ['liveTlFontSize', Number.NaN, 'value'],
    ['ignoredTopics', ['a', 2], 'type'],
    ['ignoredTopics', ['x'.repeat(300)], 'tooLong'],
    ['clipLangs', ['en', 'xx'], 'value'],
    ['hiddenGroups', { Hololive: ['Gen 1'] }, true],
    ['hiddenGroups', [], 'type'],
    ['nonsense', 1, 'unknownSetting'],
    ['toString', 1, 'unknownSetting'],
    [undefined, 1, 'unknownSetting'],
  ])('%s as %j is taken or refused with a code', (name, value, expected) => {
    const reading = checkSetting(name, value);
    expect(reading.ok ? true : reading.code).toBe(expected);
  });

  it('a setting of clip languages is stored sorted, and group names in lower case', () => {
    expect(checkSetting('clipLangs', ['ja', 'en'])).toEqual({
      ok: true,
      patch: { clipLangs: ['en', 'ja'] },
    });
    expect(checkSetting('hiddenGroups', { Hololive: ['Gen 1'] })).toEqual({
      ok: true,
      patch: { hiddenGroups: { Hololive: ['gen 1'] } },
    });
  });

  it('a setting refuses or keeps any value at all, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...settingNames), fc.anything(), (name, value) => {
        const reading = checkSetting(name, value);
        const changed = reading.ok ? Object.keys(reading.patch).join() : reading.code;
        expect(reading.ok ? changed === name : changed.length > 0).toBe(true);
      }),
    );
  });
});
