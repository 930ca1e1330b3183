/**
 * The files that draw an element and are shared with others, by the name of the script that draws it alone; its own file comes first.
 * The build puts them into the script of all tags.
 */
export const drawingFiles: Readonly<Record<string, readonly string[]>> | undefined = undefined;
