/** "Like on YouTube", which the browser extension does in the frame of YouTube's player (wire, 3.3 and 3.4). */

/** Whether the extension has announced itself, which it does some time after the page is loaded. */
export const canLikeVideos = (): boolean =>
  typeof window !== 'undefined' && 'HOLODEX_PLUS_INSTALLED' in window;

/** Asks the extension to like the video in the frame. The extension reports no result. */
export function likeVideo(screen: HTMLElement): void {
  screen.querySelector('iframe')?.contentWindow?.postMessage({ event: 'likeVideo' }, '*');
}
