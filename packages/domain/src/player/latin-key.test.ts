import { describe, expect, it } from 'vitest';
import { latinKey } from './latin-key';

describe('the Latin key of a press', () => {
  it.each([
    ['Russian', 'я', 'KeyZ', 'z'],
    ['Russian with Shift', 'Я', 'KeyZ', 'z'],
    ['Greek', 'ζ', 'KeyZ', 'z'],
    ['Hebrew', 'ד', 'KeyS', 's'],
    ['Korean', 'ㅋ', 'KeyZ', 'z'],
    ['Arabic, whose key writes two letters', 'لا', 'KeyB', 'b'],
    ['Thai, whose key writes a sign above a letter', 'ั', 'KeyY', 'y'],
  ])('the Latin key of a letter is the one at its place: %s', (_layout, key, code, latin) => {
    expect(latinKey({ key, code })).toBe(latin);
  });

  it.each([
    ['QWERTZ', 'z', 'KeyY', 'z'],
    ['Dvorak', 'Z', 'Slash', 'z'],
    ['AZERTY, whose comma is at the M', ',', 'KeyM', ','],
    ['bépo, whose à is at the Z', 'à', 'KeyZ', 'à'],
    ['the French bépo, whose ’ is at the N', '’', 'KeyN', '’'],
  ])('the Latin key is what a Latin layout writes: %s', (_layout, key, code, latin) => {
    expect(latinKey({ key, code })).toBe(latin);
  });

  it.each([
    ['AZERTY', 'é', 'Digit2', '2'],
    ['Czech', '+', 'Digit1', '1'],
    ['a number pad that writes Arabic digits', '٧', 'Numpad7', '7'],
  ])('the Latin key of a digit is the digit: %s', (_layout, key, code, latin) => {
    expect(latinKey({ key, code })).toBe(latin);
  });

  it('the Latin key of a digit with Shift is the sign that it writes', () => {
    expect(latinKey({ key: '/', code: 'Digit7', shiftKey: true })).toBe('/');
    expect(latinKey({ key: '1', code: 'Digit1', shiftKey: true })).toBe('1');
  });

  it('the Latin key of an arrow stays an arrow, on the number pad too', () => {
    expect(latinKey({ key: 'ArrowLeft', code: 'Numpad4' })).toBe('ArrowLeft');
    expect(latinKey({ key: ' ', code: 'Space' })).toBe(' ');
    expect(latinKey({ key: 'я' })).toBe('я');
  });

  it('the Latin key of a letter that is typed with AltGr is none, and signs stay', () => {
    const getModifierState = (name: string) => name === 'AltGraph';
    expect(latinKey({ key: 'z', code: 'KeyZ', getModifierState })).toBe('');
    expect(latinKey({ key: '}', code: 'Digit0', getModifierState })).toBe('}');
    expect(latinKey({ key: 'є', code: 'KeyZ', getModifierState })).toBe('є');
  });
});
