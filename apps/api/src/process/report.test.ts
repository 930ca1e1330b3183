import { describe, expect, it, vi } from 'vitest';
import { createScreen } from './screen';
import { createReport, type ReportMessage, type ReportOptions } from './report';

const addresses = { portal: 'http://127.0.0.1:4600', embed: 'http://127.0.0.1:4601' };

function listen({
  isTerminal = false,
  ...options
}: Partial<ReportOptions> & { isTerminal?: boolean }) {
  const written: string[] = [];
  const sent: ReportMessage[] = [];
  const info = vi.fn<ReportOptions['log']['info']>();
  const report = createReport({
    format: 'pretty',
    log: { info },
    screen: createScreen((text) => void written.push(text), isTerminal),
    send: (message) => void sent.push(message),
    ...options,
  });
  return { report, written, sent, info };
}

describe('the report of the start', () => {
  it('ends, for a person, with the addresses to open', () => {
    const { report, written, info } = listen({});
    report.ready(addresses);
    expect(written.join('')).toBe('ready: http://127.0.0.1:4600 (embeds: http://127.0.0.1:4601)\n');
    expect(info).not.toHaveBeenCalled();
  });

  it('the report of the start draws over the same line of a terminal', () => {
    const { report, written } = listen({ isTerminal: true });
    report.progress({ message: 'filling', done: 1, total: 4 });
    report.progress({ message: 'filling', done: 2, total: 4 });
    report.notice('port 4600 is in use');
    report.ready(addresses);
    expect(written.map((text) => text.replace('\r\u001b[K', '<'))).toEqual([
      '<filling ██████░░░░░░░░░░░░░░░░░░ 25 % (1/4)',
      '<filling ████████████░░░░░░░░░░░░ 50 % (2/4)',
      '<port 4600 is in use\nfilling ████████████░░░░░░░░░░░░ 50 % (2/4)',
      '\n',
      'ready: http://127.0.0.1:4600 (embeds: http://127.0.0.1:4601)\n',
    ]);
  });

  it('the report of the start writes a line for each tenth where lines stay', () => {
    const { report, written } = listen({});
    for (let done = 0; done <= 1000; done += 1)
      report.progress({ message: 'filling', done, total: 1000 });
    expect(written).toHaveLength(11);
    expect(written.at(-1)).toContain('100 %');
  });

  it('the report of the start is a structured log for a collector', () => {
    const { report, written, info } = listen({ format: 'json' });
    report.progress({ message: 'filling', done: 1, total: 2 });
    report.ready(addresses);
    expect(info.mock.calls).toEqual([
      [{ done: 1, total: 2 }, 'filling'],
      [addresses, 'ready'],
    ]);
    expect(written).toEqual([]);
  });

  it('reaches a parent process as messages, every step of it', () => {
    const { report, sent } = listen({ format: 'json' });
    report.progress({ message: 'filling', done: 1, total: 1000 });
    report.progress({ message: 'filling', done: 2, total: 1000 });
    report.ready(addresses);
    expect(sent).toEqual([
      { type: 'progress', message: 'filling', done: 1, total: 1000 },
      { type: 'progress', message: 'filling', done: 2, total: 1000 },
      { type: 'ready', ...addresses },
    ]);
  });
});
