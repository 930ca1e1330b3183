/** A first start builds the embeds while the server runs (`scripts/start.mjs`), and says when they are there. */
import type { EventEmitter } from 'node:events';

const BUILT = 'embeds built';
const FAILED = 'embeds failed';

/** Resolves when the parent process says so, and rejects when it says that they could not be built. `channel` emits its messages. Default: this process. */
export const embedsBuilt = (channel: EventEmitter = process): Promise<void> =>
  new Promise((resolve, reject) => {
    const listen = (message: unknown) => {
      if (message !== BUILT && message !== FAILED) return;
      channel.off('message', listen);
      if (message === BUILT) resolve();
      else reject(new Error('The embeds could not be built.'));
    };
    channel.on('message', listen);
  });
