/**
 * Seed of all random tests of a run; vitest.config.ts prints it. `FUZZ_SEED=7 npx vitest run …` repeats the same cases.
 */
export const SEED = Number(process.env['FUZZ_SEED']);
