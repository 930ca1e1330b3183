import { act, cleanup, render } from '@testing-library/react';
import { Fragment as PreactFragment, h, render as renderPreact, type ComponentChild } from 'preact';
import { Fragment, isValidElement, useEffect, useState, type ReactNode } from 'react';
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
  return root instanceof Text ? [root] : [...root.childNodes].flatMap(textsIn);
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

/** The same elements as Preact knows them, which draws embeds. */
function inPreact(node: ReactNode): ComponentChild {
  if (Array.isArray(node)) return node.map(inPreact);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as ComponentChild;
  const { children, ...props } = node.props;
  const type = node.type === Fragment ? PreactFragment : (node.type as string);
  const parts = Array.isArray(children) ? children : [children];
  return h(type as string, { ...props, key: node.key }, ...parts.map(inPreact));
}

interface Drawn {
  readonly box: Element;
  readonly draw: (look: Looks) => void;
  readonly end: () => void;
}

/** What draws a page, and what draws embeds. */
const engines: Readonly<Record<string, () => Drawn>> = {
  React: () => {
    const { container, rerender, unmount } = render(null);
    return { box: container, draw: (look) => rerender(Sentences(look)), end: unmount };
  },
  Preact: () => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    const box = document.createElement('div');
    root.append(box);
    document.body.append(host);
    const stopHere = keepTranslatedText(root);
    const end = () => {
      stopHere();
      host.remove();
    };
    return { box, draw: (look) => renderPreact(inPreact(Sentences(look)), box), end };
  },
};

describe.each(Object.entries(ways))('a translator that %s', (_name, way) => {
  it.each(Object.entries(engines))(
    'sees each change that %s makes to what it has translated',
    async (_engine, open) => {
      const [drawn, untouched] = [open(), open()];
      // Each look after each other one.
      const changes = looks.flatMap((look) => looks.flatMap((next) => [look, next]));
      for (const look of changes) {
        translate(drawn.box, way);
        await settled();
        drawn.draw(look);
        untouched.draw(look);
        expect(wordsOf(drawn.box)).toBe(wordsOf(untouched.box));
        await settled();
      }
      drawn.end();
      untouched.end();
    },
  );

  it('the guard of translated text sees a change that comes while it is at work', async () => {
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

  it('a translated text can show what was written, and then another language', async () => {
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

it('a translated text is kept in a shadow root too', async () => {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  const box = document.createElement('div');
  root.append(box);
  const stopHere = keepTranslatedText(root);
  // A grid of players is drawn into the root of what is around it.
  keepTranslatedText(root);
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
