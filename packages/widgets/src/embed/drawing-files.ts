/** Where the files are that elements of one page share to draw with. The build puts them into the script of all tags. */

/**
 * Their folder, with a slash at the end; its name is of one build. In it is a file for each element, named as the script that draws it
 * alone. Default: that script.
 */
export const folder: string = '';
/** What each of them imports. */
export const shared: readonly string[] = [];
