import { expect, it } from 'vitest';
import { cleanLineText, storedText } from './line-text';

it.each(['\u200B', '\u3164 \u2800', '\u202E', '\u2060\uFE0F'])(
  'a line in which nothing is drawn is stored as an ellipsis: %j',
  (text) => {
    expect(cleanLineText(text)).toBe('');
    expect(storedText(text)).toBe('…');
  },
);

it.each(['👩‍🎤', 'é́', 'می‌خواهم', '草'])(
  'a line keeps the joiners and marks it is written with: %s',
  (text) => {
    expect(cleanLineText(text)).toBe(text);
  },
);
