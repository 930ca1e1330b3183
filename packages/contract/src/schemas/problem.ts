import * as z from 'zod';

const problemCodes = [
  'bad_request',
  'unauthorized',
  'stale_login',
  'forbidden',
  'suspended',
  'not_found',
  'conflict',
  'method_not_allowed',
  'too_large',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

/** Body of every 4xx and 5xx response: `message` for people, `error` for programs. */
export const problem = z
  .object({
    message: z.string().describe('What is wrong and what to do, in one or two sentences.'),
    error: z.enum(problemCodes).describe('Error code, for programs.'),
    parameter: z.string().optional().describe('Name of the invalid parameter.'),
  })
  .meta({ id: 'Problem', description: 'An error response.' });
