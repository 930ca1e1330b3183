'use client';

import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { root } from './Accordion.css';
import { AccordionSection } from './AccordionSection';

/** A section of an `Accordion`. */
export interface AccordionItem {
  /** Names it in `value`. */
  readonly value: string;
  /** Its heading, which unfolds it. */
  readonly title: ReactNode;
  /** What it unfolds. */
  readonly content: ReactNode;
  /** It cannot be changed now. Default false. */
  readonly disabled?: boolean;
}

/** Props of `Accordion`. With `value` its owner keeps which sections are open; without, the accordion does. */
export interface AccordionProps extends StyleProps {
  /** The sections in their order. */
  readonly items: readonly AccordionItem[];
  /** Whether several may be open at once. Default false. */
  readonly multiple?: boolean;
  /** Those that are open, where the owner decides. */
  readonly value?: readonly string[];
  /** Those open at first, where it decides itself. Default none. */
  readonly defaultValue?: readonly string[];
  /** Called with those that shall be open. */
  readonly onValueChange?: (value: readonly string[]) => void;
  /** Level of the headings among those of the page. Default 3. */
  readonly headingLevel?: 2 | 3 | 4;
}

/** Of a section to its button; what a section holds may have headings with buttons of its own. */
const TRIGGERS = ':scope > div > :first-child > button:enabled';

/** Where a key leads from a heading; undefined for keys that lead nowhere. */
function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>(TRIGGERS)];
  const from = triggers.findIndex((one) => one === event.target);
  const to = from < 0 ? undefined : targetOf(event.key, from, triggers.length);
  if (to === undefined) return;
  event.preventDefault();
  triggers[to]?.focus();
}

/** Sections below each other that fold away, each with a heading. Renders a `<div>` with headings and regions. */
export function Accordion({
  items,
  multiple = false,
  value,
  defaultValue = [],
  onValueChange,
  headingLevel = 3,
  className,
  style,
}: AccordionProps) {
  const [own, setOwn] = useState(defaultValue);
  const wanted = value ?? own;
  const open = multiple ? wanted : wanted.slice(0, 1);
  const toggle = (name: string) => {
    const others = multiple ? open.filter((one) => one !== name) : [];
    const next = open.includes(name) ? others : [...others, name];
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- key events bubble from its buttons
    <div className={classNames(root, className)} style={style} onKeyDown={onKeyDown}>
      {items.map(({ value: name, title, content, disabled }) => (
        <AccordionSection
          key={name}
          title={title}
          held={content}
          disabled={disabled}
          isOpen={open.includes(name)}
          headingLevel={headingLevel}
          onToggle={() => toggle(name)}
        />
      ))}
    </div>
  );
}
