import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMachine } from '../testing/start-machine';
import { channelBlockingMachine } from './channel-blocking.machine';
import {
  canUndoBlocking,
  isChannelBlocked,
  selectBlockedChannels,
  selectLastDeed,
} from './channel-blocking.selectors';
import { channelOf } from '../testing/channel-blocking/blocked-channels';

const start = (...ids: string[]) => {
  const run = startMachine(channelBlockingMachine, { input: { channels: ids.map(channelOf) } });
  return {
    ...run,
    ids: () => selectBlockedChannels(run.snapshot()).map(({ id }) => id),
    block: (id: string) => run.actor.send({ type: 'channel.block', channel: channelOf(id) }),
    unblock: (id: string) => run.actor.send({ type: 'channel.unblock', id }),
    undo: () => run.actor.send({ type: 'block.undo' }),
  };
};

describe('blocking channels', () => {
  it('is local: a blocked channel is on the list and told, so that the device keeps it', () => {
    const run = start();
    run.block('a');
    expect(isChannelBlocked(run.snapshot(), 'a')).toBe(true);
    expect(run.notices).toEqual([{ type: 'blocking.changed', channels: [channelOf('a')] }]);
  });

  it('a channel that is blocked already is not blocked twice', () => {
    const run = start('a');
    run.block('a');
    expect(run.ids()).toEqual(['a']);
    expect(run.notices).toEqual([]);
  });

  it('unblocking takes it off the list; one that is not there changes nothing', () => {
    const run = start('a', 'b');
    run.unblock('x');
    expect(run.notices).toEqual([]);
    run.unblock('a');
    expect(run.ids()).toEqual(['b']);
  });

  it('the last deed is taken back, once', () => {
    const run = start('a');
    run.block('b');
    expect(selectLastDeed(run.snapshot())).toMatchObject({ kind: 'blocked', index: 1 });
    run.undo();
    expect(run.ids()).toEqual(['a']);
    expect(canUndoBlocking(run.snapshot())).toBe(false);
    run.undo();
    expect(run.ids()).toEqual(['a']);
    expect(run.notices).toHaveLength(2);
  });

  it('an unblocked channel comes back where it stood', () => {
    const run = start('a', 'b', 'c');
    run.unblock('b');
    run.undo();
    expect(run.ids()).toEqual(['a', 'b', 'c']);
  });

  it('a list another tab has changed replaces ours, is not told back, and leaves nothing to undo', () => {
    const run = start('a');
    run.block('b');
    run.actor.send({ type: 'channels.replaced', channels: [channelOf('c')] });
    expect(run.ids()).toEqual(['c']);
    expect(canUndoBlocking(run.snapshot())).toBe(false);
    expect(run.notices).toHaveLength(1);
  });

  it('what is no channel is refused with a code, and nothing changes', () => {
    const run = start('a');
    run.block('');
    expect(run.ids()).toEqual(['a']);
    expect(run.notices).toEqual([{ type: 'block.refused', code: 'value' }]);
  });

  it('a full list refuses one more', () => {
    const run = start(...Array.from({ length: 5_000 }, (_, index) => `c${index}`));
    run.block('a');
    expect(run.notices).toEqual([{ type: 'block.refused', code: 'tooMany' }]);
  });

  it('undo always leads back to the list before the last deed', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const deed = fc.record({ kind: fc.constantFrom('block', 'unblock'), id } as const);
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 20 }), (deeds) => {
        const run = start('a', 'b');
        let before = run.ids();
        for (const { kind, id } of deeds) {
          const now = run.ids();
          run[kind](id);
          if (run.ids().join() !== now.join()) before = now;
        }
        run.undo();
        expect(run.ids()).toEqual(before);
      }),
    );
  });
});
