/** How many cases a campaign tries: a twentieth by default, all of them with `npm run test:long`. */
export const cases = (all: number): number =>
  process.env['TEST_LONG'] === '1' ? all : Math.ceil(all / 20);
