/**
 * The files that each script that draws imports, by the name of that script, all below the folder of the scripts. The build puts
 * them here; without it there are none.
 */
export const drawingFiles: Readonly<Record<string, readonly string[]>> = {};
