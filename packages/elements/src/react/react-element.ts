'use client';

import {
  createElement,
  createRef,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useState,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { loadElement, writtenValues, type ElementSource } from '../load-element';
import type { ElementAttributes, ElementEvents, Elements, ElementTag } from '../tags/elements';
import type { Capitalized, WrittenValues } from '../written';

/** A handler for each event of the element, such as `onOshiReady`. */
type Handlers<Tag extends ElementTag> = {
  [Name in keyof ElementEvents[Tag] & string as `on${Capitalized<Name>}`]?: (
    event: ElementEvents[Tag][Name],
  ) => void;
};

/** The props of an element: where it comes from, its attributes, handlers of its events, and what every tag takes. */
export type ReactElementProps<Tag extends ElementTag> = ElementSource &
  WrittenValues<ElementAttributes[Tag]> &
  Handlers<Tag> &
  Omit<HTMLAttributes<Elements[Tag]>, keyof ElementAttributes[Tag]>;

/** An element as a component; its ref is the element. */
export type ReactElement<Tag extends ElementTag> = ForwardRefExoticComponent<
  ReactElementProps<Tag> & RefAttributes<Elements[Tag]>
>;

const HANDLER = /^onOshi[A-Z]/;

/** `onOshiReady` as `oshi-ready`. */
const eventOf = (handler: string) =>
  handler
    .slice('on'.length)
    .replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

type Given = Readonly<Record<string, unknown>>;

/** The values whose names are those of handlers, or are not. */
const valuesIn = (values: Given, isHandler: boolean): Given =>
  Object.fromEntries(Object.entries(values).filter(([name]) => HANDLER.test(name) === isHandler));

/** Attributes of HTML that are on whatever is written in them. */
const PRESENT: ReadonlySet<string> = new Set(['autoFocus', 'hidden', 'inert', 'itemScope']);

/**
 * The values that React writes on a tag. React 18 writes "false" for what is off; React 19 sets properties, for which an empty text is
 * off, so that true stays as it is.
 */
export const tagValues = (tag: ElementTag, values: Given): Given =>
  Object.fromEntries(
    Object.entries(writtenValues(tag, valuesIn(values, false))).filter(
      ([name, value]) => value !== false || !PRESENT.has(name),
    ),
  );

interface Inner extends ElementSource {
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The component of a tag. It listens by itself and writes `class`, because React 18 does neither for elements. */
export function reactElement(
  tag: ElementTag,
): ForwardRefExoticComponent<Inner & RefAttributes<HTMLElement>> {
  const Component = forwardRef<HTMLElement, Inner>(
    ({ from, integrity, className, children, ...rest }, ref) => {
      const [own] = useState(() => createRef<HTMLElement>());
      useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => own.current, [own]);
      const handlers = valuesIn(rest, true);
      useEffect(() => {
        const life = new AbortController();
        for (const [name, handler] of Object.entries(handlers))
          if (typeof handler === 'function')
            own.current?.addEventListener(eventOf(name), (event) => void handler(event), life);
        return () => life.abort();
      });
      useEffect(() => loadElement(tag, { from, integrity }), [from, integrity]);
      return createElement(tag, { ...tagValues(tag, rest), class: className, ref: own }, children);
    },
  );
  Component.displayName = tag;
  return Component;
}
