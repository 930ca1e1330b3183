import { describe, expect, it } from 'vitest';
import { createPageClock, timeOfAnswer } from './page-clock';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-26T12:00:00Z');

/** A clock over that of a device which is ahead of the server by so much. */
function deviceAhead(by: number) {
  let time = NOW + by;
  const clock = createPageClock(() => time);
  return {
    clock,
    /** Time passes; an answer of the server arrives, maybe an old one. */
    answerAfter: (ms: number, age = 0) => {
      time += ms;
      clock.noteServer(time - by - age);
    },
    /** The device's clock is set. */
    set: (to: number) => {
      time = to;
    },
  };
}

describe.each([
  ['20 minutes ahead', HOUR / 3],
  ['20 minutes behind', -HOUR / 3],
  ['3 hours ahead', 3 * HOUR],
  ['a day behind', -24 * HOUR],
  ['30 days ahead', 30 * 24 * HOUR],
])('a device that is %s', (_what, by) => {
  it('the clock of a page counts by the server from the first answer on', () => {
    const { clock, answerAfter } = deviceAhead(by);
    expect(clock.now()).toBe(NOW + by);
    answerAfter(0);
    expect(clock.now()).toBe(NOW);
    expect(clock.shift()).toBe(-by);
    answerAfter(HOUR);
    expect(clock.now()).toBe(NOW + HOUR);
  });

  it('the clock of a page counts by its own clock again once that is set right', () => {
    const { clock, answerAfter, set } = deviceAhead(by);
    answerAfter(0);
    set(NOW);
    clock.noteServer(NOW);
    expect(clock.now()).toBe(NOW);
    expect(clock.shift()).toBe(0);
  });
});

it.each([
  ['two minutes', 120_000],
  ['no time', 0],
  ['a minute', -60_000],
])('a device that is off by %s counts by its own clock', (_what, by) => {
  const { clock, answerAfter } = deviceAhead(by);
  answerAfter(0);
  expect(clock.now()).toBe(NOW + by);
});

it('answers of a second later or earlier move nothing', () => {
  const { clock, answerAfter } = deviceAhead(HOUR);
  answerAfter(0);
  answerAfter(1_000, 1_000);
  answerAfter(1_000, 3_000);
  expect(clock.now()).toBe(NOW + 2_000);
});

it('an answer without a time says nothing', () => {
  const { clock } = deviceAhead(HOUR);
  clock.noteServer(Number.NaN);
  expect(clock.shift()).toBe(0);
});

it('the time of an answer is that of the server, and none in the login page of a network', () => {
  const date = 'Thu, 26 Nov 2026 12:00:00 GMT';
  const timeIn = (headers: Record<string, string>) => timeOfAnswer(new Response('', { headers }));
  expect(timeIn({ date, 'content-type': 'application/json; charset=utf-8' })).toBe(NOW);
  expect(timeIn({ date, 'content-type': 'application/problem+json' })).toBe(NOW);
  expect(timeIn({ date, age: '3600', 'content-type': 'application/json' })).toBe(NOW + HOUR);
  expect(timeIn({ date, 'content-type': 'text/html' })).toBeNaN();
  expect(timeIn({ date })).toBeNaN();
  expect(timeIn({ 'content-type': 'application/json' })).toBeNaN();
});
