/**
 * Scripts that what is drawn fetches when it needs them. Their names stay from build to build, so that a copy of an older build finds
 * them; a second try has another address, because browsers remember that the first one failed. The build puts these functions in the
 * place of the imports of features (`vite.embed.config.ts`).
 */
import type { MountMultiviewGrid } from './multiview-grid-start';
import type { startPlayer as start } from '../parts/player/start-player';

const loaded = new Map<string, Promise<unknown>>();
const failures = new Map<string, number>();

async function load(file: string): Promise<unknown> {
  const count = failures.get(file) ?? 0;
  const address = new URL(count === 0 ? file : `${file}?again=${count}`, import.meta.url).href;
  try {
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    failures.set(file, count + 1);
    loaded.delete(file);
    throw error;
  }
}

function loadOnce(file: string): Promise<unknown> {
  const known = loaded.get(file) ?? load(file);
  loaded.set(file, known);
  return known;
}

/** Loads the chat connection. In the elements it replaces the late import of `start-chat` in `live-translations`. */
export const loadChatConnection = () => loadOnce('oshi-chat-connection.js');

/** The grid of a multiview with its players. */
export const loadMultiviewGrid = () =>
  loadOnce('mount-oshi-multiview-grid.js') as Promise<{
    readonly mountMultiviewGrid: MountMultiviewGrid;
  }>;

let startLoaded: typeof start | undefined;

/**
 * Resolves with the component once the script that speaks to player frames is loaded. In the elements it replaces
 * the late import of `PlayerFrame` in `player`: the component is part of the first script.
 */
export async function withPlayerEngine<Part>(part: Part): Promise<Part> {
  const engine = (await loadOnce('oshi-player-engine.js')) as {
    readonly startPlayer: typeof start;
  };
  startLoaded = engine.startPlayer;
  return part;
}

/** `startPlayer` of the loaded script; undefined before it is loaded. In the elements it replaces the one of `player/start-player`. */
export const startPlayer: typeof start = (...given) => startLoaded?.(...given);
