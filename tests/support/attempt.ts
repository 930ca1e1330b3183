import { test } from '@playwright/test';

/**
 * How often this test ran before on the same site, from 0: a second try and a repetition find what the runs before have written, so they
 * take another channel, video or name.
 */
export function attempt(): number {
  const { retry, repeatEachIndex, project } = test.info();
  return repeatEachIndex * (project.retries + 1) + retry;
}
