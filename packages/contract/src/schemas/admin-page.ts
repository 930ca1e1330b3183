import * as z from 'zod';

const PAGE_MAX = 100;

/** Number of rows of a page of `/admin`. */
export const pageSize = z
  .string()
  .regex(/^\d{1,3}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= PAGE_MAX, `must be from 1 to ${PAGE_MAX}`)
  .default(25);
