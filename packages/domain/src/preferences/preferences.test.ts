import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLAB_CHOICES } from '../feed/collabs';
import { UI_LANGUAGES } from '../limits';
import { PREFERRED_PLATFORMS } from '../video/same-event';
import {
  defaultPreferences,
  newcomerPreferences,
  nameProperty,
  parsePreferences,
  PREFERENCES_COOKIE,
  readPreferences,
  viewModes,
  writePreferences,
  type Preferences,
} from './preferences';

const cookie = (value: string) => `${PREFERENCES_COOKIE}=${value}`;
const cookieOf = (value: unknown) => cookie(encodeURIComponent(JSON.stringify(value)));

const preferences: fc.Arbitrary<Preferences> = fc.record({
  lang: fc.constantFrom(null, ...UI_LANGUAGES),
  darkMode: fc.option(fc.boolean()),
  theme: fc.integer({ min: 0, max: 22 }),
  viewMode: fc.constantFrom(...viewModes),
  gridSize: fc.integer({ min: 0, max: 2 }),
  scrollMode: fc.boolean(),
  org: fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }),
  nameProperty: fc.constantFrom('english_name', 'name', null),
  timeZone: fc.constantFrom('UTC', 'Asia/Tokyo', null),
  collabs: fc.constantFrom(...COLLAB_CHOICES),
  hidePlaceholders: fc.boolean(),
  hideMissing: fc.boolean(),
  hidePictures: fc.boolean(),
  showChat: fc.boolean(),
  showTranslations: fc.boolean(),
  theater: fc.boolean(),
  chatLeft: fc.boolean(),
  firstVisit: fc.boolean(),
  lateHours: fc.boolean(),
  platform: fc.constantFrom(...PREFERRED_PLATFORMS),
});

describe('Defaults', () => {
  it('Defaults are those of the specification, and the mode is that of the system', () => {
    expect(readPreferences(undefined)).toMatchObject({
      darkMode: null,
      theme: 0,
      gridSize: 0,
      viewMode: 'grid',
      scrollMode: true,
      org: 'Hololive',
    });
  });

  it('owe a browser without the cookie the introduction of a first visit, and no other', () => {
    expect(readPreferences('another=1').firstVisit).toBe(true);
    expect(readPreferences(`${PREFERENCES_COOKIE}=%7B%7D`).firstVisit).toBe(false);
  });

  it.each(['en', 'en-GB', 'es', 'es-ES', 'fr', 'id', 'pt', 'de', 'ru', 'it', 'lol-UWU'])(
    'English names are on by default for %s',
    (language) => {
      expect(nameProperty(defaultPreferences, language)).toBe('english_name');
    },
  );
  it.each(['ja', 'zh', 'zh-CN', 'ko', 'th'])('and off for %s', (language) => {
    expect(nameProperty(defaultPreferences, language)).toBe('name');
  });
  it('until the viewer chooses', () => {
    expect(nameProperty({ ...defaultPreferences, nameProperty: 'name' }, 'en')).toBe('name');
    expect(nameProperty({ ...defaultPreferences, nameProperty: 'english_name' }, 'ja')).toBe(
      'english_name',
    );
  });
});

describe('the cookie', () => {
  it('the cookie brings back what was written, among other cookies', () => {
    fc.assert(
      fc.property(preferences, (chosen) => {
        const header = `a=1; ${cookie(writePreferences(chosen))};b=2`;
        expect(readPreferences(header)).toEqual(chosen);
      }),
    );
  });

  it('the cookie holds only letters a cookie may hold and fits into one', () => {
    fc.assert(
      fc.property(preferences, (chosen) => {
        const value = writePreferences(chosen);
        expect(value).toMatch(/^[\w%.!~*'()-]*$/);
        expect(value.length).toBeLessThan(3_500);
      }),
    );
  });

  it('the cookie holds only what differs from the defaults', () => {
    expect(decodeURIComponent(writePreferences(defaultPreferences))).toBe('{}');
    expect(decodeURIComponent(writePreferences({ ...defaultPreferences, theme: 3 }))).toBe(
      '{"theme":3}',
    );
  });

  it.each(['', '%', '%7B', '{"theme":', 'null', '"text"', '7', '[]', '[1]', '%FF'])(
    'the cookie gives the defaults when its value is %j',
    (value) => {
      expect(readPreferences(cookie(value))).toEqual(defaultPreferences);
    },
  );

  it('the cookie of an earlier version, which could only hide collabs or not, goes on to say so', () => {
    const collabsOf = (value: object) => readPreferences(cookieOf(value)).collabs;
    expect(collabsOf({ hideCollabs: true })).toBe('hide');
    expect(collabsOf({ hideCollabs: false })).toBe('show');
    expect(collabsOf({ hideCollabs: true, collabs: 'only' })).toBe('only');
    expect(collabsOf({ hideCollabs: true, collabs: true })).toBe('hide');
  });

  it('the cookie is not mistaken for one whose name only begins or ends like it', () => {
    const value = writePreferences({ ...defaultPreferences, theme: 3 });
    expect(readPreferences(`x${cookie(value)}`)).toEqual(newcomerPreferences);
    expect(readPreferences(`${PREFERENCES_COOKIE}2=${value}`)).toEqual(newcomerPreferences);
  });

  it('never throws, whatever was stored there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(Object.keys(readPreferences(cookie(text)))).toEqual(Object.keys(defaultPreferences));
        expect(readPreferences(text)).toEqual(newcomerPreferences);
      }),
    );
  });
});

describe('what is wrong becomes the default, what is right stays', () => {
  it.each([
    ['lang', 'xx'],
    ['lang', 'constructor'],
    ['darkMode', 'false'],
    ['theme', 23],
    ['theme', -1],
    ['theme', 1.5],
    ['theme', '1'],
    ['viewMode', 'table'],
    ['gridSize', 3],
    ['scrollMode', 0],
    ['org', ''],
    ['org', 'x'.repeat(101)],
    ['org', ['Hololive']],
    ['nameProperty', 'nickname'],
    ['timeZone', 'Mars/Olympus'],
    ['timeZone', 'x'.repeat(10_000)],
    ['hideMissing', null],
  ])('%s: %j', (key, value) => {
    const read = parsePreferences({ gridSize: 2, collabs: 'only', [key]: value });
    expect(read).toEqual({
      ...defaultPreferences,
      gridSize: key === 'gridSize' ? 0 : 2,
      collabs: 'only',
    });
  });

  it('hostile JSON sets nothing it should not', () => {
    const hostile =
      '{"__proto__":{"theme":5,"admin":true},"constructor":{"prototype":{"x":1}},"toString":1}';
    const read = readPreferences(cookie(encodeURIComponent(hostile)));
    expect(read).toEqual(defaultPreferences);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('admin');
    expect(parsePreferences(Object.create({ theme: 5 }))).toEqual(defaultPreferences);
  });

  it('gives a whole and valid set for any value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        const read = parsePreferences(value);
        expect(parsePreferences(read)).toEqual(read);
      }),
    );
    const mixed = fc.dictionary(
      fc.constantFrom(...Object.keys(defaultPreferences)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(mixed, (value) => {
        const read = readPreferences(cookieOf(value));
        expect(parsePreferences(read)).toEqual(read);
        expect(Object.keys(read)).toEqual(Object.keys(defaultPreferences));
      }),
    );
  });
});
