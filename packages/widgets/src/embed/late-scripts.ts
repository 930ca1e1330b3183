/**
 * Scripts that what is drawn fetches when it needs them. The build puts these functions in the place of the imports of features
 * (`vite.embed.config.ts`).
 */
import { loadScript } from './load-script';
import type { MountMultiviewGrid } from './multiview-grid-start';
import type * as Engine from './oshi-player-engine';
import type { startPlayer as start } from '../parts/player/start-player';

const loaded = new Map<string, Promise<unknown>>();
const failed = new Set<string>();

function loadOnce<Script>(file: string): Promise<Script> {
  const known = loaded.get(file);
  if (known) return known as Promise<Script>;
  const script = loadScript<Script>(file, failed.has(file));
  loaded.set(file, script);
  script.catch(() => {
    failed.add(file);
    loaded.delete(file);
  });
  return script;
}

/** Loads the chat connection. In the elements it replaces the late import of `start-chat` in `live-translations`. */
export const loadChatConnection = () => loadOnce('oshi-chat-connection.js');

/** The grid of a multiview with its players. */
export const loadMultiviewGrid = () =>
  loadOnce<{ readonly mountMultiviewGrid: MountMultiviewGrid }>('mount-oshi-multiview-grid.js');

let startLoaded: typeof start | undefined;

/**
 * Resolves with the component once the script that speaks to player frames is loaded. In the elements it replaces
 * the late import of `PlayerFrame` in `player`: the component is part of the first script.
 */
export async function withPlayerEngine<Part>(part: Part): Promise<Part> {
  startLoaded = (await loadOnce<typeof Engine>('oshi-player-engine.js')).startPlayer;
  return part;
}

/** `startPlayer` of the loaded script; undefined before it is loaded. In the elements it replaces the one of `player/start-player`. */
export const startPlayer: typeof start = (...given) => startLoaded?.(...given);
