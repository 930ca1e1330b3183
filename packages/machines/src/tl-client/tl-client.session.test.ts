/** A session that expires, and the next login: expiry is emitted once, and no line is sent under another viewer's name. */
import { describe, expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { tlClientMachine } from './tl-client.machine';
import { selectFailed } from './tl-client.selectors';
import type { TlClientEvent, TlViewer } from './tl-client.types';

const mira: TlViewer = { id: '7', name: 'Mira' };
const aki: TlViewer = { id: '8', name: 'Aki' };

/** So many lines were typed; the first is under way. */
function typed(count: number, viewer = mira) {
  const run = startMachine(tlClientMachine, {
    input: { viewer, lang: 'en', lastLink: 'YT_abcdefghijk' },
  });
  const send = (...events: TlClientEvent[]) => {
    for (const event of events) run.actor.send(event);
  };
  send({ type: 'settings.confirm' });
  for (let line = 1; line <= count; line += 1)
    send({ type: 'text.change', text: `line ${line}` }, { type: 'line.send' });
  const emittedOf = (type: string) => run.emitted.filter((event) => event.type === type);
  const failed = () => selectFailed(run.snapshot()).map(({ line, code }) => [line, code]);
  const names = () =>
    run.calls('sendLine').map(({ input }) => {
      const body: unknown = Reflect.get(Object(input), 'body');
      return Reflect.get(Object(body), 'name') as unknown;
    });
  const refuse = () => run.last('sendLine').fail(failure('http', 401));
  return { ...run, send, emittedOf, failed, names, refuse };
}

describe('a token that the server rejects', () => {
  it('a token that the server rejects is reported once, for any number of lines', async () => {
    const run = typed(4);
    // oxlint-disable-next-line no-await-in-loop -- line after line
    for (let line = 1; line <= 4; line += 1) await run.refuse();
    expect(run.failed()).toHaveLength(4);
    expect(run.emittedOf('session.expired')).toHaveLength(1);
  });

  it('a token that the server rejects is reported again after the viewer has logged in', async () => {
    const run = typed(1);
    await run.refuse();
    run.send({ type: 'session.renewed', viewer: mira }, { type: 'failed.retry' });
    await run.refuse();
    expect(run.emittedOf('session.expired')).toHaveLength(2);
  });
});

describe('another viewer who logs in', () => {
  it('another viewer who logs in does not post what the former one typed: it stays failed, and can be discarded', async () => {
    const run = typed(2);
    await run.refuse();
    await run.refuse();
    run.send({ type: 'session.renewed', viewer: aki }, { type: 'failed.retry' });
    expect(run.calls('sendLine')).toHaveLength(2);
    expect(run.failed()).toEqual([
      [1, 'otherViewer'],
      [2, 'otherViewer'],
    ]);
    run.send({ type: 'failed.discard' });
    expect(run.failed()).toEqual([]);
  });

  it('another viewer who logs in does not post waiting lines either; they are reported as failed', async () => {
    const run = typed(3);
    run.send({ type: 'session.renewed', viewer: aki });
    run.send({ type: 'text.change', text: 'mine' }, { type: 'line.send' });
    expect(run.emittedOf('line.failed')).toEqual([
      { type: 'line.failed', line: 2, code: 'otherViewer' },
      { type: 'line.failed', line: 3, code: 'otherViewer' },
    ]);
    await run.last('sendLine').answer();
    expect(run.names()).toEqual(['Mira', 'Aki']);
    await run.last('sendLine').answer();
    expect(run.calls('sendLine')).toHaveLength(2);
  });

  it('another viewer who logs in is not taken for expired when a line of the former one is refused late', async () => {
    const run = typed(1);
    run.send({ type: 'session.renewed', viewer: aki });
    await run.refuse();
    expect(run.emittedOf('session.expired')).toEqual([]);
    expect(run.failed()).toEqual([[1, 'otherViewer']]);
  });

  it('another viewer who logs in leaves the former one’s lines to their later login, when they can be retried', async () => {
    const run = typed(1);
    await run.refuse();
    run.send({ type: 'session.renewed', viewer: aki }, { type: 'session.renewed', viewer: mira });
    expect(run.failed()).toEqual([[1, 'session']]);
    run.send({ type: 'failed.retry', line: 1 });
    expect(run.names()).toEqual(['Mira', 'Mira']);
    expect(run.failed()).toEqual([]);
  });

  it('another viewer who logs in is recognized by the account, or by the name without one', async () => {
    const renamed = typed(1);
    await renamed.refuse();
    renamed.send({ type: 'session.renewed', viewer: { id: '7', name: 'Mira2' } });
    renamed.send({ type: 'failed.retry' });
    expect(renamed.names()).toEqual(['Mira', 'Mira2']);
    const nameless = typed(1, { name: 'Mira' });
    await nameless.refuse();
    nameless.send({ type: 'session.renewed', viewer: { name: 'Aki' } }, { type: 'failed.retry' });
    expect(nameless.names()).toEqual(['Mira']);
  });
});

describe('lines of an earlier document', () => {
  const unsent = [
    {
      target: 'video',
      id: 'abcdefghijk',
      author: mira,
      line: 4,
      lang: 'en',
      message: 'from before',
      code: 'session',
    },
  ] as const;
  const restored = (viewer: TlViewer) => {
    const run = startMachine(tlClientMachine, {
      input: { viewer, lang: 'en', lastLink: 'YT_abcdefghijk', unsent },
    });
    run.actor.send({ type: 'settings.confirm' });
    return run;
  };

  it('lines of an earlier document are retried by the viewer who typed them, and new lines get new numbers', async () => {
    const run = restored(mira);
    run.actor.send({ type: 'failed.retry' });
    run.actor.send({ type: 'text.change', text: 'new' });
    run.actor.send({ type: 'line.send' });
    expect(run.snapshot().context.queue.map(({ line, message }) => [line, message])).toEqual([
      [4, 'from before'],
      [5, 'new'],
    ]);
    await run.last('sendLine').answer();
    await run.last('sendLine').answer();
    expect(selectFailed(run.snapshot())).toEqual([]);
  });

  it('lines of an earlier document wait for their viewer if another one has logged in', () => {
    const run = restored(aki);
    run.actor.send({ type: 'failed.retry' });
    expect(selectFailed(run.snapshot()).map(({ code }) => code)).toEqual(['otherViewer']);
    expect(run.calls('sendLine')).toEqual([]);
  });
});

it('a line that the server would refuse again has another code than one worth a retry', async () => {
  const run = typed(2);
  await run.last('sendLine').fail(failure('http', 404));
  await run.last('sendLine').fail(failure('http', 429));
  expect(run.failed().map(([, code]) => code)).toEqual(['refused', 'http']);
});
