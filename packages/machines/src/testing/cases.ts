/** Whether this is `npm run test:long`. */
export const isLong = process.env['TEST_LONG'] === '1';

/** How many cases a campaign runs: a twentieth by default, all of them with `npm run test:long`. */
export const cases = (all: number): number => (isLong ? all : Math.ceil(all / 20));

/** Seed of all random tests of a run; vitest.config.ts prints it. `FUZZ_SEED=7 npx vitest run …` repeats the same cases. */
export const SEED = Number(process.env['FUZZ_SEED']);
