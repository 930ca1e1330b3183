import { loadOnce } from '../load-once';
import type * as Engine from './engine';

/** What speaks to the frames of players. */
export const loadPlayerEngine = () => loadOnce<typeof Engine>('oshi-player-engine.js');
