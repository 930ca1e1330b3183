import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { embedsBuilt } from './embeds-built';

it('the server waits for the message of its parent about the embeds, and listens no longer', async () => {
  const channel = new EventEmitter();
  const heard = vi.fn();
  void embedsBuilt(channel).then(heard);
  channel.emit('message', { type: 'another' });
  await nextTurn();
  expect(heard).not.toHaveBeenCalled();
  channel.emit('message', 'embeds built');
  await nextTurn();
  expect(heard).toHaveBeenCalledOnce();
  expect(channel.listenerCount('message')).toBe(0);
});

it('the server hears from its parent that the embeds could not be built', async () => {
  const channel = new EventEmitter();
  const built = embedsBuilt(channel);
  channel.emit('message', 'embeds failed');
  await expect(built).rejects.toThrow('could not be built');
  expect(channel.listenerCount('message')).toBe(0);
});

it('`npm start` sends the messages that the server waits for', () => {
  const start = readFileSync(new URL('../../../../scripts/start.mjs', import.meta.url), 'utf8');
  expect(start).toContain("server.send('embeds built')");
  expect(start).toContain("server.send('embeds failed')");
});
