import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeKeysOf,
  bindingsOf,
  capsOf,
  conflictOf,
  defaultBindings,
  isCharacterKeys,
  isKeys,
  keysOf,
  pressOf,
  withKeys,
} from './bindings';
import { commandIds, commands } from './commands';
import { isTyping } from './is-typing';

const id = fc.constantFrom(...commandIds);
const press = fc
  .tuple(
    fc.constantFrom('', '$mod+', 'Alt+', 'Shift+', '$mod+Shift+'),
    fc.constantFrom('a', 'k', '?', '+', 'F2', 'Space'),
  )
  .map(([modifiers, key]) => modifiers + key);
const keys = fc.array(press, { minLength: 1, maxLength: 3 }).map((presses) => presses.join(' '));

describe('the keys given at first', () => {
  test('the keys given at first are in nobody’s way', () => {
    const conflicts = commandIds.map((one) => conflictOf(defaultBindings, one, commands[one].keys));
    expect(conflicts.filter(Boolean)).toEqual([]);
  });

  test('the keys given at first are keys', () => {
    expect(commandIds.filter((one) => !isKeys(commands[one].keys))).toEqual([]);
  });
});

describe('keys can be changed', () => {
  test('are kept and come back from what was written, whatever was chosen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(id, fc.option(keys))),
        fc.boolean(),
        (changes, hasCharacterKeys) => {
          const start = { ...defaultBindings, hasCharacterKeys };
          const bindings = changes.reduce(
            (before, [one, next]) => withKeys(before, one, next),
            start,
          );
          expect(bindingsOf(bindings)).toEqual(bindings);
          for (const [one, next] of changes.slice(-1)) expect(keysOf(bindings, one)).toBe(next);
        },
      ),
    );
  });

  test('what is wrong on the device is left out and throws nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.option(fc.string())), (chosen) => {
        const bindings = bindingsOf({ hasCharacterKeys: true, chosen });
        for (const one of commandIds) {
          const found = keysOf(bindings, one);
          expect(found === null || isKeys(found)).toBe(true);
        }
      }),
    );
  });

  test('keys of another command, or the beginning of them, are in the way', () => {
    expect(conflictOf(defaultBindings, 'go.home', 'g f')).toBe('go.favorites');
    expect(conflictOf(defaultBindings, 'go.home', 'g')).toBe('go.favorites');
    expect(conflictOf(defaultBindings, 'go.home', 'R')).toBe('page.refresh');
    expect(conflictOf(defaultBindings, 'go.home', 'g h')).toBeUndefined();
  });
});

describe('letters and signs alone', () => {
  test('letters and signs alone can be switched off; keys with Ctrl or Alt stay', () => {
    const off = { ...defaultBindings, hasCharacterKeys: false };
    expect(activeKeysOf(off, 'go.home')).toBeNull();
    expect(activeKeysOf(off, 'shortcuts.open')).toBeNull();
    expect(activeKeysOf(off, 'palette.open')).toBe('$mod+k');
  });

  test('Shift makes no letter more than a letter', () => {
    expect(isCharacterKeys('Shift+?')).toBe(true);
    expect(isCharacterKeys('$mod+k')).toBe(false);
  });
});

describe('a press', () => {
  const pressed = (key: string, held: Partial<Parameters<typeof pressOf>[0]> = {}) =>
    pressOf({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

  test('a press is written with what is held', () => {
    expect(pressed('K', { ctrlKey: true })).toBe('$mod+k');
    expect(pressed('?', { shiftKey: true })).toBe('Shift+?');
    expect(pressed(' ')).toBe('Space');
    expect(pressed('Л', { code: 'KeyK', shiftKey: true })).toBe('Shift+k');
    expect(pressed('!', { code: 'Digit1', shiftKey: true })).toBe('Shift+!');
  });

  test('a press of a modifier alone is no shortcut', () => {
    expect(pressed('Shift', { shiftKey: true })).toBeUndefined();
  });

  test('a press is shown as the caps of the keyboard', () => {
    expect(capsOf('$mod+k', true)).toEqual([['⌘', 'K']]);
    expect(capsOf('g h', false)).toEqual([['G'], ['H']]);
    expect(capsOf('$mod++', false)).toEqual([['Ctrl', '+']]);
  });
});

describe('text fields', () => {
  test.each([
    ['<input id="it">', true],
    ['<textarea id="it"></textarea>', true],
    ['<div contenteditable="true"><b id="it">x</b></div>', true],
    ['<div role="listbox"><span id="it">x</span></div>', true],
    ['<input type="checkbox" id="it">', false],
    ['<button id="it">x</button>', false],
  ])('%s keeps its letters: %s', (html, expected) => {
    document.body.innerHTML = html;
    expect(isTyping(document.getElementById('it'))).toBe(expected);
  });
});
