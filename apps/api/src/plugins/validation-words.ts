/**
 * Our words for every form that a schema refuses without words of its own. They follow the name of the field: "title.link
 * must be a text". Nothing that the validator says by itself reaches a client.
 */
import * as z from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
  null: 'null',
  undefined: 'absent',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'an address',
  uuid: 'a UUID',
  datetime: 'an ISO 8601 time',
  date: 'a date',
};

type Issue = z.core.$ZodRawIssue;

const OTHER = 'must have the documented form';
const oneOf = (values: readonly unknown[]) =>
  values.length === 1 ? `must be ${String(values[0])}` : `must be one of ${values.join(', ')}`;

/** "be at most 2 characters", "have at most one value", or "be at most 2". */
function limitWords(bound: 'least' | 'most', limit: number | bigint, origin: string): string {
  if (origin === 'string') return `must be at ${bound} ${limit} characters`;
  if (origin !== 'array') return `must be at ${bound} ${limit}`;
  return `must have at ${bound} ${limit === 1 ? 'one value' : `${limit} values`}`;
}

/** The words for what the validator found. */
function validationWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'must be given';
      return `must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return limitWords('least', issue.minimum, issue.origin);
    case 'too_big':
      return limitWords('most', issue.maximum, issue.origin);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `must not have the fields ${issue.keys.join(', ')}`;
    case 'invalid_union': {
      const { options } = issue as { readonly options?: unknown };
      return Array.isArray(options) ? oneOf(options) : OTHER;
    }
    case 'invalid_format':
      return FORMATS[issue.format] === undefined ? OTHER : `must be ${FORMATS[issue.format]}`;
    default:
      return OTHER;
  }
}

/** Makes the validator use these words wherever a schema has none. */
export const setValidationWords = (): void => {
  z.config({ customError: validationWords });
};
