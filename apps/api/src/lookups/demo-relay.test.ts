import { describe, expect, it } from 'vitest';
import { createDemoRelay } from './demo-relay';

describe('the relay bot of the demo world', () => {
  const ROOM = '910000000000000001';
  const list = [{ link: 'YT_a', lang: 'en', whitelist: [], blacklist: [] }];

  it('the relay bot of the demo world is in one of two servers', async () => {
    const relay = createDemoRelay();
    const ids = ['900000000000000001', '900000000000000002'];
    expect(await relay('guild', { ids })).toEqual([ids[0]]);
    expect(await relay('channel', { guild: ids[0] })).toHaveLength(3);
    expect(await relay('channel', { guild: ids[1] })).toEqual([]);
  });

  it('the relay bot of the demo world keeps the subscriptions of its own text channels', async () => {
    const relay = createDemoRelay();
    await relay('submit', { Address: ROOM, SubChannel: list });
    await relay('submit', { Address: 'another', SubChannel: list });
    expect(await relay('data', { channel: ROOM })).toEqual({ SubChannel: list });
    expect(await relay('data', { channel: 'another' })).toEqual({ SubChannel: [] });
  });

  it('answers anything else with nothing', async () => {
    const relay = createDemoRelay();
    expect(await relay('trigger', {})).toEqual({});
    expect(await relay('toString', {})).toEqual({});
  });
});
