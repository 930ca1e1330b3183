import { describe, expect, it } from 'vitest';
import { isDatabaseDown } from './database-down';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('isDatabaseDown', () => {
  it.each([
    failure('connect ECONNREFUSED', 'ECONNREFUSED'),
    failure('read ECONNRESET', 'ECONNRESET'),
    failure('connection failure', '08006'),
    failure('too many connections', '53300'),
    failure('terminating connection due to administrator command', '57P01'),
    failure('the database system is starting up', '57P03'),
    failure('database is not currently accepting connections', '55000'),
    failure('Connection terminated unexpectedly'),
    failure('timeout exceeded when trying to connect'),
    new AggregateError([failure('connect ECONNREFUSED ::1', 'ECONNREFUSED')]),
  ])('%s', (error) => {
    expect(isDatabaseDown(error)).toBe(true);
  });

  it.each([
    failure('syntax error', '42601'),
    failure('duplicate key', '23505'),
    failure('out of range', '22003'),
    failure('undefined is not a function'),
    new AggregateError([]),
    'down',
    undefined,
  ])('not: %s', (error) => {
    expect(isDatabaseDown(error)).toBe(false);
  });
});
