/** The browser's full screen for an element; nothing where the browser has none (phones of Apple leave it to the player). */
export const canFillScreen = (): boolean =>
  typeof document !== 'undefined' && document.fullscreenEnabled;

export async function toggleFullScreen(element: HTMLElement): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen();
  else await element.requestFullscreen();
}
