'use client';

import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { ChevronDownIcon, Icon } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import {
  arrow,
  body,
  content as contentStyle,
  heading,
  item as itemStyle,
  root,
  trigger,
} from './Accordion.css';

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
  const Heading = `h${headingLevel}` as const;
  const sections = items.map((item) => (
    <Radix.Item key={item.value} value={item.value} disabled={item.disabled} className={itemStyle}>
      <Radix.Header asChild>
        <Heading className={heading}>
          <Radix.Trigger className={trigger}>
            {item.title}
            <span className={arrow}>
              <Icon icon={ChevronDownIcon} size="small" />
            </span>
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className={contentStyle}>
        <div className={body}>{item.content}</div>
      </Radix.Content>
    </Radix.Item>
  ));
  const rootProps = { className: classNames(root, className), style };
  return multiple ? (
    <Radix.Root
      type="multiple"
      {...rootProps}
      value={value && [...value]}
      defaultValue={[...defaultValue]}
      onValueChange={onValueChange}
    >
      {sections}
    </Radix.Root>
  ) : (
    <Radix.Root
      type="single"
      collapsible
      {...rootProps}
      value={value && (value[0] ?? '')}
      defaultValue={defaultValue[0]}
      onValueChange={(next) => onValueChange?.(next ? [next] : [])}
    >
      {sections}
    </Radix.Root>
  );
}
