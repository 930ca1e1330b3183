/** Which elements are on the screen or near it: one observer for all of them. */

/** How far from the screen is near, so that what scrolls into view is right already. */
const MARGIN = '200px';

type Tell = (isNear: boolean) => void;

const tells = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

const observe = () =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tells.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );

/** Tells soon, and with each change; answers how to stop. */
export function watchNearScreen(element: Element, tell: Tell): () => void {
  observer ??= observe();
  tells.set(element, tell);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    tells.delete(element);
  };
}
