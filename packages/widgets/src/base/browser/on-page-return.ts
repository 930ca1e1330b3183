/**
 * Calls back when the page returns from the back/forward cache, where it has received no events of storage and no messages of other
 * tabs. Returns the function that stops it.
 */
export function onPageReturn(
  listener: () => void,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = globalThis,
): () => void {
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) listener();
  };
  page.addEventListener('pageshow', onPageShow);
  return () => page.removeEventListener('pageshow', onPageShow);
}
