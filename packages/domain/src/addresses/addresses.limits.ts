/** Longer texts are not parsed as URLs. The URLs of all supported sites are far shorter. */
export const ADDRESS_MAX = 2_048;
/** Return paths may contain a whole search or a multi-stream layout. */
export const RETURN_PATH_MAX = 8_192;
