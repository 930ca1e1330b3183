import { describe, expect, it } from 'vitest';
import { createLogger, type LoggerOptions } from './logger';

function setUp(options: LoggerOptions) {
  const lines: string[] = [];
  const logger = createLogger({
    ...options,
    destination: { write: (line) => void lines.push(line) },
  });
  return { logger, lines };
}

describe('the logger', () => {
  it('the logger writes one JSON object a line, without the machine’s name', () => {
    const { logger, lines } = setUp({});
    logger.child({ reqId: 'a-1' }).info({ status: 200 }, 'answered');
    expect(lines).toHaveLength(1);
    const entry = JSON.parse(lines[0] ?? '') as object;
    expect(entry).toMatchObject({ level: 30, reqId: 'a-1', status: 200, msg: 'answered' });
    expect(entry).not.toHaveProperty('hostname');
  });

  it('the logger writes errors with their stack', () => {
    const { logger, lines } = setUp({});
    logger.error({ err: new Error('why') }, 'it failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { message: 'why' } });
  });

  it('the logger names a full disk once a minute, whatever fails on it, and everything else', () => {
    let time = 0;
    const { logger, lines } = setUp({ now: () => time });
    const full = Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' });
    const said = () => lines.splice(0).map((line) => (JSON.parse(line) as { msg: string }).msg);
    for (let call = 0; call < 50; call += 1) {
      logger.child({ reqId: call }).error({ err: full }, 'the request failed');
      logger.error({ err: new Error('wrapped', { cause: full }) }, 'the source failed');
      time += 100;
    }
    logger.error({ err: new Error('why') }, 'it failed');
    expect(said()).toEqual([
      'the disk of the store is full: could not extend file "base/1/2"',
      'it failed',
    ]);
    time = 60_000;
    logger.error({ err: new Error('FATAL: No space left on device') }, 'PostgreSQL ended');
    expect(said()).toEqual(['the disk is full: FATAL: No space left on device']);
  });

  it('the logger keeps quiet below its level', () => {
    const { logger, lines } = setUp({ level: 'warn' });
    logger.info('below the level');
    logger.warn('at the level');
    expect(lines).toHaveLength(1);
  });

  it('the logger writes for people on a terminal: time, level, words, the rest, a stack below', () => {
    const { logger, lines } = setUp({ format: 'pretty' });
    logger.warn({ url: '/live', rows: [1, 2] }, 'slow');
    logger.error({ err: new Error('why') }, 'it failed');
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warn {2}slow url=\/live rows=\[1,2\]\n$/);
    expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d error it failed\nError: why\n {4}at /);
  });
});
