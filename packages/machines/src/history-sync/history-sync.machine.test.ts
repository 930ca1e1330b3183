import { describe, expect, it } from 'vitest';
import { failure, startMachine, suspension } from '../testing/start-machine';
import { historySyncMachine } from './history-sync.machine';

const start = (viewerId: string | null = '1') =>
  startMachine(historySyncMachine, { input: { viewerId } });
const PORT = 'exchangeHistory';

describe('the history of a device', () => {
  it('the history of a device stays on the device for a guest', () => {
    const page = start(null);
    page.actor.send({ type: 'history.changed' });
    page.clock.increment(600_000);
    expect(page.calls(PORT)).toEqual([]);
  });

  it('the history of a device is exchanged with the account after a login, and at the start', () => {
    const page = start(null);
    page.actor.send({ type: 'session.started', viewerId: '7' });
    expect(page.last(PORT).input).toEqual({ viewerId: '7' });
    expect(start().calls(PORT)).toHaveLength(1);
  });

  it('the history of a device is sent 20 s after a change, several changes together', async () => {
    const page = start();
    await page.last(PORT).answer();
    page.actor.send({ type: 'history.changed' });
    page.clock.increment(10_000);
    page.actor.send({ type: 'history.changed' });
    page.clock.increment(9_999);
    expect(page.calls(PORT)).toHaveLength(1);
    page.clock.increment(1);
    expect(page.calls(PORT)).toHaveLength(2);
  });

  it('the history of a device is sent at once when the page is hidden', async () => {
    const page = start();
    await page.last(PORT).answer();
    page.actor.send({ type: 'history.changed' });
    page.actor.send({ type: 'page.hidden' });
    expect(page.calls(PORT)).toHaveLength(2);
  });

  it('the history of a device is sent again after what changed during an exchange', async () => {
    const page = start();
    page.actor.send({ type: 'history.changed' });
    await page.last(PORT).answer();
    page.clock.increment(20_000);
    expect(page.calls(PORT)).toHaveLength(2);
  });

  it('the history of a device is fetched when the viewer comes back after 5 minutes', async () => {
    const page = start();
    await page.last(PORT).answer();
    page.actor.send({ type: 'page.shown' });
    page.clock.increment(300_000);
    expect(page.calls(PORT)).toHaveLength(1);
    page.actor.send({ type: 'page.shown' });
    expect(page.calls(PORT)).toHaveLength(2);
  });
});

describe('an exchange that fails', () => {
  it('an exchange that fails is tried again after 2 s, then after twice as long', async () => {
    const page = start();
    await page.last(PORT).fail();
    page.clock.increment(2_000);
    await page.last(PORT).fail();
    page.clock.increment(3_999);
    expect(page.calls(PORT)).toHaveLength(2);
    page.clock.increment(1);
    expect(page.calls(PORT)).toHaveLength(3);
  });

  it('an exchange that fails is tried again when the connection is back', async () => {
    const page = start();
    await page.last(PORT).fail();
    page.actor.send({ type: 'connection.restored' });
    expect(page.calls(PORT)).toHaveLength(2);
  });

  it('an exchange that fails waits for a verified login if the token was refused', async () => {
    const page = start();
    await page.last(PORT).fail(failure('http', 401));
    expect(page.emitted).toEqual([{ type: 'login.verify' }]);
    page.clock.increment(60_000);
    expect([page.emitted.length, page.calls(PORT).length]).toEqual([2, 1]);
    page.actor.send({ type: 'session.confirmed' });
    expect(page.calls(PORT)).toHaveLength(2);
  });

  it('an exchange that fails because of a suspension has the login verified once, and is tried again', async () => {
    const page = start();
    await page.last(PORT).fail(suspension());
    expect(page.emitted).toEqual([{ type: 'login.verify' }]);
    page.clock.increment(2_000);
    await page.last(PORT).fail(suspension());
    page.clock.increment(4_000);
    expect([page.emitted.length, page.calls(PORT).length]).toEqual([1, 3]);
  });
});

describe('a session that ends', () => {
  it('a session that ends takes the history along if the viewer logged out', () => {
    const page = start();
    page.actor.send({ type: 'session.ended', reason: 'logout' });
    expect(page.emitted).toEqual([{ type: 'history.forget' }]);
    expect(page.last(PORT).signal.aborted).toBe(true);
  });

  it('a session that ends leaves the history on the device if it expired', () => {
    const page = start();
    page.actor.send({ type: 'session.ended', reason: 'expired' });
    expect(page.emitted).toEqual([]);
    expect(page.state()).toBe('guest');
  });
});
