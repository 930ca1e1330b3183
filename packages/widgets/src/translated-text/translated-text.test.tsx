import { act, cleanup, render } from '@testing-library/react';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTranslatedText } from '.';

/** What translators do with a text. Others, whose records happy-dom has wrong, are in the browser test `translated.e2e.ts`. */
const ways: Readonly<Record<string, (text: Text, translation: HTMLElement) => void>> = {
  'replaces the text': (text, translation) => text.replaceWith(translation),
  'puts its element before the text and removes that': (text, translation) => {
    text.before(translation);
    text.remove();
  },
  'moves the text into its element': (text, translation) => {
    text.replaceWith(translation);
    translation.replaceChildren(text);
  },
};

function textsIn(root: Node): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** Translates what is not translated yet, as capitals. */
function translate(root: Node, way: (text: Text, translation: HTMLElement) => void): void {
  for (const text of textsIn(root)) {
    if (text.parentElement?.closest('font')) continue;
    const translation = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.toUpperCase();
    translation.append(inner);
    way(text, translation);
  }
}

/** Lets observers of the document do their work. */
const settled = () => act(async () => {});

let stop: () => void;
beforeEach(() => {
  stop = keepTranslatedText(document);
});
afterEach(() => {
  stop();
  cleanup();
});

interface Looks {
  readonly count: number;
  readonly isOpen: boolean;
  readonly order: readonly string[];
}

/** Texts beside each other, beside what comes and goes, and in an order that changes. */
function Sentences({ count, isOpen, order }: Looks): ReactNode {
  return (
    <div>
      {isOpen ? <b>open </b> : null}
      {count} streams{isOpen ? ', shown' : null}
      {isOpen ? 'yes' : <i>no</i>}
      {order.map((word) => (
        <Fragment key={word}>{word}</Fragment>
      ))}
      <p>{count === 1 ? 'one' : 'many'}</p>
    </div>
  );
}

const looks: readonly Looks[] = [
  { count: 1, isOpen: false, order: ['a', 'b', 'c'] },
  { count: 2, isOpen: true, order: ['c', 'a', 'b'] },
  { count: 2, isOpen: false, order: ['b'] },
  { count: 3, isOpen: true, order: ['d', 'b', 'e'] },
  { count: 1, isOpen: true, order: [] },
  { count: 1, isOpen: false, order: ['e', 'd'] },
];

const wordsOf = (root: Element) => root.textContent.toLowerCase();

describe.each(Object.entries(ways))('a translator that %s', (_name, way) => {
  it('sees each change of what it has translated', async () => {
    const drawn = render(<Sentences {...looks[0]!} />);
    const untouched = render(<Sentences {...looks[0]!} />);
    for (const look of [...looks, ...looks.toReversed()]) {
      translate(drawn.container, way);
      await settled();
      drawn.rerender(<Sentences {...look} />);
      untouched.rerender(<Sentences {...look} />);
      expect(wordsOf(drawn.container)).toBe(wordsOf(untouched.container));
      await settled();
    }
  });

  it('sees a change that comes while it is at work', async () => {
    const change = vi.fn<(next: number) => void>();
    function Counter() {
      const [count, setCount] = useState(1);
      useEffect(() => void change.mockImplementation(setCount), []);
      return (
        <p>
          {count} of <b>ten</b>
        </p>
      );
    }
    const { container } = render(<Counter />);
    for (const next of [2, 3, 4]) {
      translate(container, way);
      await settled();
      act(() => change(next));
    }
    expect(wordsOf(container)).toBe('4 of ten');
  });

  it('can show what was written, and then another language', async () => {
    const { container, rerender } = render(<Sentences {...looks[1]!} />);
    const before = wordsOf(container);
    translate(container, way);
    await settled();
    for (const one of container.querySelectorAll('font > font')) {
      const again = document.createElement('font');
      again.append(one.textContent.toLowerCase());
      one.parentElement?.replaceWith(again);
    }
    await settled();
    expect(wordsOf(container)).toBe(before);
    rerender(<Sentences {...looks[2]!} />);
    rerender(<Sentences {...looks[1]!} />);
    expect(wordsOf(container)).toBe(before);
  });
});

it('is kept in a shadow root too', async () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  const box = document.createElement('div');
  root.append(box);
  const stopHere = keepTranslatedText(root);
  const { rerender } = render(<Sentences {...looks[0]!} />, { container: box });
  translate(box, ways['replaces the text']!);
  await settled();
  rerender(<Sentences {...looks[1]!} />);
  expect(wordsOf(box)).toBe('open 2 streams, shownyescabmany');
  stopHere();
  host.remove();
});

it('a page that nobody translates is left as it is', async () => {
  const { container, rerender } = render(<Sentences {...looks[0]!} />);
  rerender(<Sentences {...looks[1]!} />);
  await settled();
  const own = [...container.querySelectorAll('*'), ...textsIn(container)].flatMap((node) =>
    ['removeChild', 'insertBefore', 'nodeValue'].filter((name) => Object.hasOwn(node, name)),
  );
  expect(own).toEqual([]);
});
