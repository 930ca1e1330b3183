/** The page the server drew for `/`, as the shell of every address when there is no connection. Pure. */
import { KEPT_ATTRIBUTE } from '../platform/worker-contract';

/** As apps/portal/index.html and page-state.ts write them. */
const ROOT = '<div id="root">';
const STATE = '<script type="application/json" id="oshimado-state"';
const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"/;

/** Path of the script a page begins with; undefined where this is no page of ours. */
export const entryOf = (html: string): string | undefined =>
  html.includes(ROOT) && html.includes(STATE) ? ENTRY.exec(html)?.[1] : undefined;

/** What was drawn is of `/`: at another address it would be the wrong page until the script has begun. */
function withoutDrawing(html: string): string {
  const from = html.indexOf(ROOT) + ROOT.length;
  const to = html.indexOf(STATE);
  return `${html.slice(0, from)}</div>${html.slice(to)}`;
}

/** The kept page for an address, marked as kept. */
export function shellFor(path: string, html: string, keptAt: number): string {
  const page = path === '/' ? html : withoutDrawing(html);
  return page.replace('<html ', () => `<html ${KEPT_ATTRIBUTE}="${keptAt}" `);
}
