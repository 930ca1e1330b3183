/**
 * The share of its cases that a long test runs. Which ones follows from the seed of the run, so that the days add up to all of
 * them; `npm run test:long` runs all at once.
 */
import { isLong } from './is-long';

/** Of the whole run; vitest.config.ts and playwright.config.ts set it where `npm test` has not. `FUZZ_SEED=7` repeats a run. */
const SEED = Number(process.env.FUZZ_SEED);

/** Every `oneIn`th of them, at least one where there are so many. The same ones in every process of a run. */
export const shareOf = <Case>(all: readonly Case[], oneIn: number): readonly Case[] =>
  isLong ? all : all.filter((_case, at) => (at + SEED) % oneIn === 0);

/** One of them, another one for each number `at`, or all of them in the long run. */
export const inTurn = <Case>(all: readonly Case[], at: number): readonly Case[] =>
  isLong ? all : all.filter((_case, turn) => turn === (SEED + at) % all.length);
