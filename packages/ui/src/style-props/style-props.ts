import type { CSSProperties } from 'react';

/** Every part takes these two for its root element. */
export interface StyleProps {
  /** Class names added to those of the part. Default none. */
  readonly className?: string;
  /** Inline style of the root element; what the part itself sets there wins. Default none. */
  readonly style?: CSSProperties;
}

/** Joins class names; what is empty or undefined is left out. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter(Boolean).join(' ');
