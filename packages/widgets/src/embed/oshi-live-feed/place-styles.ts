import { cardsPlace } from '../cards-place';

/** The height of the board before it is drawn. */
export const feedPlaceStyles = cardsPlace();
