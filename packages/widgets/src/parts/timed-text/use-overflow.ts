/** Whether a text does not fit into its lines. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** About as many letters as fit in a line of a wide page. */
const LINE_LETTERS = 120;
const LINE_BREAK = /\r\n|\r|\n/g;

/** Before the browser has laid it out: whether it has more lines than these, on a wide page. */
function isProbablyLong(text: string, lines: number): boolean {
  return text.length > lines * LINE_LETTERS || (text.match(LINE_BREAK)?.length ?? 0) >= lines;
}

/** Letters of fallback fonts, as Japanese ones, reach out of the last line: only half a line more is another line. */
function lineHeightOf(element: HTMLElement): number {
  const { lineHeight, fontSize } = getComputedStyle(element);
  return Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) || 0;
}

/** Measures a text; returns what draws it again, undefined if nothing has changed. */
type Measure = () => (() => void) | undefined;

const waiting = new Set<Measure>();

/** All are measured before one of them is drawn again, so that the browser lays out the page once for all of them. */
function measureWaiting() {
  const measures = [...waiting];
  waiting.clear();
  const changes = measures.map((measure) => measure()).filter((change) => change !== undefined);
  if (changes.length === 0) return;
  flushSync(() => {
    for (const change of changes) change();
  });
}

/** Measures at the beginning of the next frame. Returns what cancels it. */
function measureInFrame(measure: Measure): () => void {
  if (waiting.size === 0) requestAnimationFrame(measureWaiting);
  waiting.add(measure);
  return () => waiting.delete(measure);
}

/**
 * Measured before the browser paints the text, and when its width changes. Not in the task that draws it: there the browser would
 * have to lay out the whole page, and once more after the next part of the page.
 */
export function useOverflow(text: string, lines: number, isFolded: boolean) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [overflows, setOverflows] = useState(() => isProbablyLong(text, lines));
  const measure = useEffectEvent(() => {
    const { current: element } = ref;
    // Unfolded it has no limit, and hidden it has no height: the button stays as it is.
    if (!element || !isFolded || element.clientHeight === 0) return undefined;
    const hidden = element.scrollHeight - element.clientHeight;
    const isLonger = hidden > lineHeightOf(element) / 2;
    return isLonger === overflows ? undefined : () => setOverflows(isLonger);
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is drawn of the text depends on these
  useLayoutEffect(() => measureInFrame(() => measure()), [text, lines, isFolded]);
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => measure()?.());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
