/** A first start builds the embeds while the server runs (`scripts/start.mjs`), and says when they are there. */
import type { EventEmitter } from 'node:events';

const MESSAGE = 'embeds built';

/** Resolves when the parent process says so. `channel` emits its messages. Default: this process. */
export const embedsBuilt = (channel: EventEmitter = process): Promise<void> =>
  new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (message !== MESSAGE) return;
      channel.off('message', listen);
      resolve();
    };
    channel.on('message', listen);
  });
