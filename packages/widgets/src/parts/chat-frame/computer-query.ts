/** A device whose browser may have extensions: it has a mouse or the like. */
export const COMPUTER_QUERY = '(any-pointer: fine)';
