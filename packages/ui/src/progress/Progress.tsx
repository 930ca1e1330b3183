'use client';

import * as Radix from '@radix-ui/react-progress';
import { useId } from 'react';
import { classNames, type StyleProps } from '../style-props';
import { fill, head, root, track, value as valueStyle } from './Progress.css';

/** Props of `Progress`. */
export interface ProgressProps extends StyleProps {
  /** What is under way. */
  readonly label: string;
  /** Progress from 0 to `max`; null if unknown. Default null. */
  readonly value?: number | null;
  /** How much there is. Default 100. */
  readonly max?: number;
  /** The same in words, shown and read aloud, such as "3 of 12 files". Default a percentage, not shown. */
  readonly valueText?: string;
  /** Language the percentage is written in, such as `fr`. Default the plain form `40%`. */
  readonly locale?: string;
}

/** How far some work has come. Renders a `<div role="progressbar">` below its label. */
export function Progress({
  label,
  value = null,
  max = 100,
  valueText,
  locale,
  className,
  style,
}: ProgressProps) {
  const id = useId();
  const share = value === null ? undefined : Math.min(1, Math.max(0, value / max));
  const words =
    valueText ??
    (locale && share !== undefined
      ? new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
      : undefined);
  return (
    <div className={classNames(root, className)} style={style}>
      <div className={head}>
        <span id={id}>{label}</span>
        {valueText ? <span className={valueStyle}>{valueText}</span> : null}
      </div>
      <Radix.Root
        className={track}
        aria-labelledby={id}
        // Radix takes what lies outside for unknown.
        value={value === null ? null : Math.min(max, Math.max(0, value))}
        max={max}
        getValueLabel={words ? () => words : undefined}
      >
        <div
          className={fill}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </Radix.Root>
    </div>
  );
}
