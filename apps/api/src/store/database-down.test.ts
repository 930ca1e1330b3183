import { describe, expect, it } from 'vitest';
import {
  DatabaseSilentError,
  isConnectionUseless,
  isDatabaseDown,
  WriterBusyError,
} from './database-down';

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
    failure('Client was closed and is not queryable'),
    failure('cannot execute INSERT in a read-only transaction', '25006'),
    failure('terminating connection due to idle-in-transaction timeout', '25P03'),
    failure('canceling statement due to lock timeout', '55P03'),
    new DatabaseSilentError(4_000),
    new WriterBusyError(),
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

describe('isConnectionUseless', () => {
  it.each([
    ['the end of a connection', failure('Connection terminated unexpectedly'), true],
    ['a failover', failure('cannot execute INSERT in a read-only transaction', '25006'), true],
    [
      'a cancelled statement',
      failure('canceling statement due to statement timeout', '57014'),
      false,
    ],
    ['a lock that was not available', failure('lock timeout', '55P03'), false],
    ['a refused statement', failure('duplicate key', '23505'), false],
  ])('%s', (_, error, expected) => {
    expect(isConnectionUseless(error)).toBe(expected);
  });
});
