/** The address of what draws, which is always a module. The script of an element may be none, and does not know its own. */
export const scriptUrl = import.meta.url;
