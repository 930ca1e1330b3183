/** Whether this is `npm run test:long`. */
export const isLong = process.env['TEST_LONG'] === '1';

/** How many lives a campaign lives: a twentieth by default, all of them with `npm run test:long`. */
export const cases = (all: number): number => (isLong ? all : Math.ceil(all / 20));
