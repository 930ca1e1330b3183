import { expect, it } from 'vitest';
import { timeStamps } from './time-stamps';

it.each([
  ['12:34 big laugh', [[754, 'big laugh']]],
  [
    '12:34 - big laugh\r\n13:00 (bow)',
    [
      [754, 'big laugh'],
      [780, 'bow)'],
    ],
  ],
  [
    '1:00 - 2:00 First song',
    [
      [60, 'First song'],
      [120, ''],
    ],
  ],
  [
    '1:00〜2:00「夜明け」',
    [
      [60, '夜明け」'],
      [120, ''],
    ],
  ],
  [
    '1:00 hello 2:00 bye',
    [
      [60, 'hello'],
      [120, 'bye'],
    ],
  ],
  ['hello 1:00', [[60, '']]],
  ['1:00\nhello', [[60, '']]],
  ['  1:00   ', [[60, '']]],
  ['1:00 https://a.example/x', [[60, 'https://a.example/x']]],
  ['none', []],
])('what follows each time of %j', (message, expected) => {
  expect(timeStamps(message).map(({ seconds, text }) => [seconds, text])).toEqual(expected);
});
