import { describe, expect, it } from 'vitest';
import {
  DatabaseSilentError,
  isConnectionUseless,
  isDatabaseDown,
  isUncaughtDatabaseFailure,
  WriterBusyError,
} from './database-down';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('isDatabaseDown', () => {
  it.each([
    failure('connect ECONNREFUSED', 'ECONNREFUSED'),
    failure('read ECONNRESET', 'ECONNRESET'),
    failure('getaddrinfo EAI_AGAIN db', 'EAI_AGAIN'),
    Object.assign(failure('connect ENOENT /run/.s.PGSQL.5432', 'ENOENT'), { syscall: 'connect' }),
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
    failure('open index.html', 'ENOENT'),
    failure('too many open files', 'EMFILE'),
    failure('listen EADDRINUSE', 'EADDRINUSE'),
    failure('undefined is not a function'),
    new AggregateError([]),
    'down',
    undefined,
  ])('not: %s', (error) => {
    expect(isDatabaseDown(error)).toBe(false);
  });
});

describe('isUncaughtDatabaseFailure', () => {
  const ofDriver = failure('connect ECONNREFUSED', 'ECONNREFUSED');
  ofDriver.stack = 'Error\n    at /srv/node_modules/pg-pool/index.js:45:11';
  it.each([
    ['an error of the network raised by the driver', ofDriver, true],
    ['an error of the network raised elsewhere', failure('read ECONNRESET', 'ECONNRESET'), false],
    ['a missing file', failure('open index.html', 'ENOENT'), false],
    ['a port in use', failure('listen EADDRINUSE', 'EADDRINUSE'), false],
    ['a shutdown of the database', failure('terminating connection', '57P01'), true],
    ['an end of a connection', failure('Connection terminated unexpectedly'), true],
    ['a silent database', new DatabaseSilentError(4_000), true],
    ['an error of the program', new TypeError('undefined is not a function'), false],
    ['no error', undefined, false],
  ])('of %s is right', (_, error, expected) => {
    expect(isUncaughtDatabaseFailure(error)).toBe(expected);
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
