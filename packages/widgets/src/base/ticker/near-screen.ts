/** Which elements are on the screen or near it, with one IntersectionObserver for all of them. */

/** Clocks this far outside the viewport already tick, so that they are right when they scroll into view. */
const MARGIN = '200px';

type Listener = (isNear: boolean) => void;

const watchers = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

const observe = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );

/** Calls back soon and with each change. Returns the function to stop. */
export function watchNearScreen(element: Element, listener: Listener): () => void {
  observer ??= observe();
  watchers.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    watchers.delete(element);
  };
}
