import { keeper } from './keeper-store';

/**
 * Loads what keeps lists short and in their place. A page that is left and come back to loads it before that; a list that grows
 * long asks for it by itself, on a page that gives it as a part.
 */
export async function loadListKeeper(): Promise<void> {
  keeper.setState((await import('./list-keeper')).listKeeper);
}
