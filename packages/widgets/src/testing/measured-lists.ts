/** Gives virtual lists a height in a browser without layout: the list has room for some rows, and each row has a height. */
const BOX = 600;
const ROW = 24;

const isRow = (element: Element) => element.hasAttribute('data-index');
const isBox = (element: Element) => element.getAttribute('role') === 'region';
const contentOf = (element: Element) =>
  Number.parseFloat(element.querySelector('ul')?.style.blockSize ?? '0');

function heightOf(element: Element): number {
  if (isRow(element)) return ROW;
  return isBox(element) ? BOX : 0;
}

/** Call before the tests of a file that draws virtual lists. Returns how to take it back. */
export function measureLists(): () => void {
  const { prototype } = HTMLElement;
  const getters: Readonly<Record<string, (element: Element) => number>> = {
    offsetHeight: heightOf,
    offsetWidth: heightOf,
    clientHeight: heightOf,
    scrollHeight: (element) => Math.max(heightOf(element), contentOf(element)),
  };
  const before = [...Object.keys(getters), 'scrollTo'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  );
  for (const [name, read] of Object.entries(getters)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get(this: Element) {
        return read(this);
      },
    });
  }
  Object.defineProperty(prototype, 'scrollTo', {
    configurable: true,
    value(this: Element, { top = 0 }: ScrollToOptions) {
      this.scrollTop = top;
      this.dispatchEvent(new Event('scroll'));
    },
  });
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(prototype, name, own);
      else Reflect.deleteProperty(prototype, name);
    }
  };
}
