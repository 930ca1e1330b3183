/** Gives virtual lists a layout in a browser without one: the list has room for some rows, and each row has a height. */
const BOX = 600;
const ROW = 24;

const isRow = (element: Element) => element.hasAttribute('data-index');
const isBox = (element: Element) => element.getAttribute('role') === 'region';

const px = (value: string) => Number.parseFloat(value) || 0;

/** Where each row begins in its list, and where the list ends, in px. */
function layOut(list: HTMLElement): { readonly tops: ReadonlyMap<Element, number>; end: number } {
  const tops = new Map<Element, number>();
  let end = 0;
  for (const row of list.querySelectorAll<HTMLElement>('[data-index]')) {
    end += px(row.style.marginBlockStart);
    tops.set(row, end);
    end += ROW;
  }
  return { tops, end: end + px(list.style.paddingBlockEnd) };
}

const listOf = (box: Element | null) => box?.querySelector('ul');

function scrollHeightOf(element: Element): number {
  const list = isBox(element) ? listOf(element) : null;
  return list ? Math.max(BOX, layOut(list).end) : 0;
}

function rectOf(element: Element): DOMRect {
  if (isBox(element)) return new DOMRect(0, 0, BOX, BOX);
  const box = isRow(element) ? element.closest('[role="region"]') : null;
  const list = listOf(box);
  if (!box || !list) return new DOMRect();
  return new DOMRect(0, (layOut(list).tops.get(element) ?? 0) - box.scrollTop, BOX, ROW);
}

/** Call before the tests of a file that draws virtual lists. Returns how to take it back. */
export function measureLists(): () => void {
  const { prototype } = HTMLElement;
  const own: PropertyDescriptorMap = {
    clientHeight: {
      get(this: Element) {
        return isBox(this) ? BOX : 0;
      },
    },
    scrollHeight: {
      get(this: Element) {
        return scrollHeightOf(this);
      },
    },
    getBoundingClientRect: {
      value(this: Element) {
        return rectOf(this);
      },
    },
  };
  const before = Object.keys(own).map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  );
  for (const [name, property] of Object.entries(own))
    Object.defineProperty(prototype, name, { configurable: true, ...property });
  return () => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(prototype, name, property);
      else Reflect.deleteProperty(prototype, name);
    }
  };
}
