import { encodeLink } from './multiview/video-link';

/** For addresses that leave out the protocol. */
const BASE = 'https://localhost';

/**
 * Path at which the server brings a picture of another host that it does not know by an id, as of a preview or a card.
 * @throws TypeError if it is no address.
 */
export const broughtPicture = (address: string): string =>
  `/statics/thumbnail/default/${encodeLink(new URL(address, BASE).href)}.jpg`;
