/** The same lives in every run, so that a run never fails by chance; `FUZZ_SEED=7 npx vitest run …` lives others. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
