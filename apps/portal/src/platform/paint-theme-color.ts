/** Updates `theme-color`. Loaded when the viewer changes mode or theme; until then the server's tags apply. */
import type { Mode } from '@oshimado/ui/theme';

const SCHEME = /prefers-color-scheme: (\w+)/;

/**
 * Gives `theme-color` the colour of the top bar. The document has one tag per colour scheme of the
 * system; in a chosen mode both get the same colour.
 */
export function paintThemeColor(mode: Mode): void {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--oshi-color-bar)';
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    probe.style.colorScheme = mode === 'system' ? (SCHEME.exec(tag.media)?.[1] ?? '') : mode;
    tag.content = getComputedStyle(probe).color;
  }
  probe.remove();
}
