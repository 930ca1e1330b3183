/** How many lives a campaign lives: a tenth by default, all of them with `TEST_LONG=1` (`npm run test:long`). */
export const cases = (all: number): number =>
  process.env['TEST_LONG'] === '1' ? all : Math.ceil(all / 10);
