/** The height of the board before it is drawn. */
import { BOX } from '../../parts/video-list/breakpoints';
import { cardsPlace, CARD_TEXT, COLUMN_GAP } from '../cards-place';
import { FEED_PADDING_PX, STRIP_CARD, STRIP_SHARE } from './strip-sizes';

/** A row of a list: a picture of 150 px, or two lines of title, the channel and the time. */
const LIST_ROW = 'max(84.375px, 1.875 * var(--tight) + var(--channel) + var(--line))';
const listWith = (columns: number) =>
  `block-size: calc(round(up, var(--cards) / ${columns}, 1) * (${LIST_ROW} + ${COLUMN_GAP}) - ${COLUMN_GAP} + ${FEED_PADDING_PX}px);`;
const LIST = ':host([layout=list]) .place::before';

/** A card, and room for a scroll bar below it. */
const STRIP = `calc(min(${STRIP_CARD}em, ${STRIP_SHARE} * (100cqi - ${FEED_PADDING_PX}px)) * 9 / 16 + ${CARD_TEXT} + 1em + ${FEED_PADDING_PX}px)`;

export const feedPlaceStyles = `${cardsPlace()}${LIST} { ${listWith(1)} }
@container (min-width: ${BOX.md + FEED_PADDING_PX}px) { ${LIST} { ${listWith(2)} } }
:host([layout=strip]) .place::before { block-size: ${STRIP}; }
`;
