/** Of all random tests of a run; vitest.config.ts prints it. `FUZZ_SEED=7 npx vitest run …` lives the same lives again. */
export const SEED = Number(process.env['FUZZ_SEED']);
