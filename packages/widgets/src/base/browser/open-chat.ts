const WIDTH = 400;
const HEIGHT_SHARE = 0.6;

/** Opens a chat in a window of its own: "window width 400, height 60 % of the page". */
export function openChat(address: string): void {
  const height = Math.round(innerHeight * HEIGHT_SHARE);
  window.open(address, '_blank', `popup,noopener,width=${WIDTH},height=${height}`);
}
