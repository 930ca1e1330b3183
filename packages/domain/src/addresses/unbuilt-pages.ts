/** How the paths of pages begin that are not built yet. */
const UNBUILT: readonly string[] = [];

/** Whether a path of the portal has its page: no menu, command or button leads to one that is not built yet. */
export const isBuilt = (path: string): boolean =>
  !UNBUILT.some((beginning) => path.startsWith(beginning));
