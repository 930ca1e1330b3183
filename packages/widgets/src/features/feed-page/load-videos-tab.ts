/** The archive and the clips, a chunk of their own: the first view is the living board. */
export const loadVideosTab = async () => ({ default: (await import('./VideosTab')).VideosTab });

/** Asks early, while the pointer is on its way; a failure shows when the tab is really opened. */
export const prepareVideosTab = () => void loadVideosTab().catch(() => undefined);
