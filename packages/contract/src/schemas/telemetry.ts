/**
 * Failures that browsers report ("reported to analytics with method, url and status"), without anything about the viewer.
 */
import * as z from 'zod';
import { bodyText } from './body';

/** Failures of one report. */
const TOLD_FAILURES_MAX = 20;
const ADDRESS_MAX = 300;
const WORDS_MAX = 200;
const STATUS_MIN = 100;
const STATUS_MAX = 599;

const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Without query values, because searches are private. */
const address = bodyText(ADDRESS_MAX).refine(
  (value) => !/=[^&#]/.test(value) && !/[\r\n]/.test(value),
  'must not hold the values of a query',
);

/** Schema of `ReportedFailure`. */
export const reportedFailure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('response').describe('The server responded with an error.'),
    method,
    url: address,
    status: z.int().min(STATUS_MIN).max(STATUS_MAX),
  }),
  z.object({
    kind: z.literal('silence').describe('No response received.'),
    method,
    url: address,
  }),
  z.object({
    kind: z.literal('page').describe('A script of the page failed.'),
    message: bodyText(WORDS_MAX),
    url: address.describe('Path of the page.'),
  }),
]);

/** Body of `postFailures`: 1 to 20 failures. */
export const failuresBody = z.object({
  failures: z.array(reportedFailure).min(1).max(TOLD_FAILURES_MAX),
});
