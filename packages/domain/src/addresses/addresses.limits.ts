/** Nothing longer is read as an address; the pages of all known sites have far shorter ones. */
export const ADDRESS_MAX = 2_048;
/** A way back may carry a whole search or a multi-stream layout. */
export const RETURN_PATH_MAX = 8_192;
