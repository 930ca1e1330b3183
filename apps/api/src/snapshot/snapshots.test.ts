import { describe, expect, it, vi } from 'vitest';
import { prepare } from './send';
import { createSnapshots, SNAPSHOT_TTL_MS, type Built, type Snapshot } from './snapshots';

function setUp(maxBytes?: number) {
  let time = 0;
  let version = 0;
  let built = 0;
  let waits = 0;
  const stale: string[] = [];
  let runOut: () => void = () => undefined;
  const timeout = new Promise<void>((resolve) => (runOut = resolve));
  const snapshots = createSnapshots({
    version: () => version,
    now: () => time,
    maySurvive: (error) => error !== 'refused',
    onStale: (_, key) => stale.push(key),
    wait: () => {
      waits += 1;
      return timeout;
    },
    maxBytes,
  });
  return {
    ...snapshots,
    stale,
    runOut: () => runOut(),
    pass: (ms: number) => void (time += ms),
    change: () => void (version += 1),
    built: () => built,
    waits: () => waits,
    ask: (text = 'text', key = 'live') =>
      snapshots.get(key, () => {
        built += 1;
        return text === 'down' || text === 'refused'
          ? Promise.reject(text)
          : Promise.resolve({ text });
      }),
  };
}

describe('snapshots', () => {
  it('snapshots are built once however many ask together', async () => {
    const { ask, built } = setUp();
    const all = await Promise.all([ask(), ask(), ask()]);
    expect(built()).toBe(1);
    expect(new Set(all).size).toBe(1);
  });

  it('hold until the store changes', async () => {
    const { ask, built, change, peek } = setUp();
    await ask();
    await ask();
    expect(built()).toBe(1);
    change();
    expect(peek('live')).toBeUndefined();
    await ask();
    expect(built()).toBe(2);
  });

  it('hold for 15 seconds', async () => {
    const { ask, built, pass, peek } = setUp();
    await ask();
    pass(SNAPSHOT_TTL_MS - 1);
    expect(peek('live')).toBeDefined();
    pass(1);
    expect(peek('live')).toBeUndefined();
    await ask();
    expect(built()).toBe(2);
  });

  it('who asks after a change does not get what was being built before it', async () => {
    const { ask, built, change } = setUp();
    const early = ask('old');
    change();
    const late = await ask('new');
    expect((await late.body.bytes('identity')).toString()).toBe('new');
    expect((await early).version).toBe(0);
    expect(built()).toBe(2);
  });

  it('snapshots keep what was packed for a text that did not change', async () => {
    const { ask, change } = setUp();
    const { body } = await ask();
    change();
    expect((await ask()).body).toBe(body);
    change();
    expect((await ask('other')).body).not.toBe(body);
  });

  it('survive a failure for an hour, and try again after a second', async () => {
    const { ask, built, pass, stale } = setUp();
    const first = await ask();
    pass(SNAPSHOT_TTL_MS);
    expect(await ask('down')).toBe(first);
    expect(stale).toEqual(['live']);
    expect(await ask('down')).toBe(first);
    expect(built()).toBe(2);
    pass(1_000);
    expect(await ask('down')).toBe(first);
    expect(built()).toBe(3);
    pass(3_600_000);
    await expect(ask('down')).rejects.toBe('down');
  });

  it('come back at once after a failure has passed', async () => {
    const { ask, pass, peek } = setUp();
    await ask();
    pass(SNAPSHOT_TTL_MS);
    await ask('down');
    pass(1_000);
    await ask('text');
    expect(peek('live')).toBeDefined();
  });

  it('never hide a refusal, and never keep a failure', async () => {
    const { ask, pass } = setUp();
    await expect(ask('down')).rejects.toBe('down');
    await ask();
    pass(SNAPSHOT_TTL_MS);
    await expect(ask('refused')).rejects.toBe('refused');
  });

  it('snapshots take no more room than they are given', async () => {
    const { ask, peek } = setUp(31_000);
    for (const key of ['a', 'b', 'c', 'd']) await ask('x'.repeat(3_000), key);
    expect(peek('a')).toBeUndefined();
    expect(peek('d')).toBeDefined();
    await expect(ask('x'.repeat(20_000), 'huge')).resolves.toBeDefined();
  });

  it('serve the previous answer while a build takes too long, and the new one when it is done', async () => {
    const { ask, get, pass, stale, runOut, peek } = setUp();
    const before = await ask();
    pass(SNAPSHOT_TTL_MS);
    let finish: (built: Built) => void = () => undefined;
    const slow = get('live', () => new Promise((resolve) => (finish = resolve)));
    runOut();
    expect(await slow).toBe(before);
    expect(stale).toEqual(['live']);
    finish({ text: 'later' });
    await vi.waitFor(() => expect(peek('live')).not.toBe(before));
    expect(peek('live')).toBeDefined();
  });

  it('wait and warn once for each slow build, however many requests join it', async () => {
    const { get, ask, pass, stale, runOut, waits } = setUp();
    const before = await ask();
    pass(SNAPSHOT_TTL_MS);
    const never = () => get('live', () => new Promise(() => undefined));
    const joined = Array.from({ length: 100 }, never);
    runOut();
    expect(new Set(await Promise.all(joined))).toEqual(new Set([before]));
    pass(1_000);
    expect(await never()).toBe(before);
    expect([waits(), stale]).toEqual([1, ['live']]);
  });

  it('wait for a first build however long it takes', async () => {
    const { get, runOut } = setUp();
    let finish: (built: Built) => void = () => undefined;
    const slow = get('live', () => new Promise((resolve) => (finish = resolve)));
    runOut();
    finish({ text: 'text' });
    expect((await slow).body.size).toBeGreaterThan(0);
  });

  it('say what the last build says beside the same text', async () => {
    const { get, change } = setUp();
    const build = (count: string) => () =>
      Promise.resolve({ text: '[]', headers: { 'x-board-count': count } });
    const headersOf = (snapshot: Snapshot) => prepare({}, snapshot, 0).headers;
    const before = await get('live', build('live=1, upcoming=2'));
    expect(headersOf(before)).toMatchObject({ 'x-board-count': 'live=1, upcoming=2' });
    expect(headersOf(before)).toBe(headersOf(before));
    change();
    const after = await get('live', build('live=2, upcoming=1'));
    expect(after.body).toBe(before.body);
    expect(headersOf(after)).toMatchObject({ 'x-board-count': 'live=2, upcoming=1' });
  });
});
