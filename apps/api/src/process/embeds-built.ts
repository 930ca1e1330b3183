/** A first start builds the embeds while the server runs (`scripts/start.mjs`), and says when they are there. */
const MESSAGE = 'embeds built';

/** Resolves when the parent process says so. */
export const embedsBuilt = (): Promise<void> =>
  new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (message !== MESSAGE) return;
      process.off('message', listen);
      resolve();
    };
    process.on('message', listen);
  });
