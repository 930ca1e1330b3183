import { createElement, type ComponentType, type ReactNode, type SVGProps } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { icon as sizes, mirrored } from './Icon.css';

type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
];

/**
 * A picture: shapes on a grid of 24, drawn as lines of the text's colour; or a component that renders an `<svg>` with what it
 * is given.
 */
export type IconType = readonly Shape[] | ComponentType<SVGProps<SVGSVGElement>>;

const isDrawing = (icon: IconType): icon is readonly Shape[] => Array.isArray(icon);

/** The elements of each drawing, made once: React draws nothing again that is the same element. */
const drawn = new WeakMap<readonly Shape[], readonly ReactNode[]>();

function elementsOf(drawing: readonly Shape[]): readonly ReactNode[] {
  const known = drawn.get(drawing);
  if (known) return known;
  const elements = drawing.map(([tag, attributes], at) =>
    createElement(tag, { ...attributes, key: at }),
  );
  drawn.set(drawing, elements);
  return elements;
}

/** Props of `Icon`. */
export interface IconProps extends StyleProps {
  /** The picture, such as `RefreshIcon`. */
  readonly icon: IconType;
  /** `small` fits a line of text. Default `medium`. */
  readonly size?: 'small' | 'medium';
  /** Turn it around where the text runs from right to left: for arrows along the text. Default false. */
  readonly mirror?: boolean;
}

/** A picture beside a text or inside a named control; never read aloud. Renders an `<svg>`. */
export function Icon({
  icon: Picture,
  size = 'medium',
  mirror = false,
  className,
  style,
}: IconProps) {
  const props = {
    className: classNames(sizes[size], mirror ? mirrored : undefined, className),
    style,
    'aria-hidden': true,
    focusable: false,
  };
  if (!isDrawing(Picture)) return <Picture {...props} />;
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {elementsOf(Picture)}
    </svg>
  );
}
