/** Tests that fail on purpose: `BROKEN` always fail, `FLAKY` only the first time. */
import { expect, test } from '@playwright/test';

const { BROKEN = '0', FLAKY = '0' } = process.env;

test('passes', () => {
  expect(1).toBe(1);
});

for (let nth = 1; nth <= Number(BROKEN); nth += 1)
  test(`broken ${nth}`, () => {
    expect('the first line').toBe('the other line');
  });

for (let nth = 1; nth <= Number(FLAKY); nth += 1)
  test(`flaky ${nth}`, ({}, { retry }) => {
    expect(retry).toBeGreaterThan(0);
  });
