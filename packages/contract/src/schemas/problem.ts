import * as z from 'zod';

export const problemCodes = [
  'bad_request',
  'unauthorized',
  'stale_login',
  'forbidden',
  'not_found',
  'conflict',
  'method_not_allowed',
  'too_large',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

/** The one form of every 4xx and 5xx answer: `message` for people, `error` for programs. */
export const problem = z
  .object({
    message: z.string().describe('What was wrong, where, and what to do; one sentence or two.'),
    error: z.enum(problemCodes).describe('Short code.'),
    parameter: z.string().optional().describe('Name of the parameter at fault.'),
  })
  .meta({ id: 'Problem', description: 'Why a call was refused or failed.' });
