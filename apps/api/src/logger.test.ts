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
  it('writes one JSON object a line, without the machine’s name', () => {
    const { logger, lines } = setUp({});
    logger.child({ reqId: 'a-1' }).info({ status: 200 }, 'answered');
    expect(lines).toHaveLength(1);
    const entry = JSON.parse(lines[0] ?? '') as object;
    expect(entry).toMatchObject({ level: 30, reqId: 'a-1', status: 200, msg: 'answered' });
    expect(entry).not.toHaveProperty('hostname');
  });

  it('writes errors with their stack', () => {
    const { logger, lines } = setUp({});
    logger.error({ err: new Error('why') }, 'it failed');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { message: 'why' } });
  });

  it('keeps quiet below its level', () => {
    const { logger, lines } = setUp({ level: 'warn' });
    logger.info('below the level');
    logger.warn('at the level');
    expect(lines).toHaveLength(1);
  });

  it('writes for people on a terminal: time, level, words, the rest, a stack below', () => {
    const { logger, lines } = setUp({ format: 'pretty' });
    logger.warn({ url: '/live', rows: [1, 2] }, 'slow');
    logger.error({ err: new Error('why') }, 'it failed');
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warn {2}slow url=\/live rows=\[1,2\]\n$/);
    expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d error it failed\nError: why\n {4}at /);
  });
});
