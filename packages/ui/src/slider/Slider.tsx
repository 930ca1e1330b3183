'use client';

import * as Radix from '@radix-ui/react-slider';
import { useId } from 'react';
import { field } from '../field/Field.css';
import { classNames, type StyleProps } from '../style-props';
import { head, range, root, thumb, track, value as valueStyle } from './Slider.css';

/** Props of `Slider`. */
export interface SliderProps extends StyleProps {
  /** What is set. */
  readonly label: string;
  /** One value, or two for a range from the first to the second. The owner keeps them. */
  readonly value: readonly number[];
  /** Called with the values they shall be, while they change. */
  readonly onValueChange: (value: readonly number[]) => void;
  /** Called when a thumb has come to rest. */
  readonly onValueCommit?: (value: readonly number[]) => void;
  /** Names of the thumbs of a range, in their order. Default the label. */
  readonly thumbLabels?: readonly string[];
  /** A value in words, shown and read aloud. Default its figures. */
  readonly formatValue?: (value: number) => string;
  /** Least value. Default 0. */
  readonly min?: number;
  /** Greatest value. Default 100. */
  readonly max?: number;
  /** Distance of one step. Default 1. */
  readonly step?: number;
  /** It cannot be changed now. Default false. */
  readonly disabled?: boolean;
}

/** A value or a range on a line. Renders a `<span role="slider">` for each value. */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  thumbLabels = [],
  formatValue = String,
  min = 0,
  max = 100,
  step = 1,
  disabled = false,
  className,
  style,
}: SliderProps) {
  const id = useId();
  return (
    <div
      className={classNames(field, className)}
      style={style}
      // Thumbs with names of their own still belong to something.
      role={value.length > 1 ? 'group' : undefined}
      aria-labelledby={value.length > 1 ? id : undefined}
    >
      <div className={head}>
        <span id={id}>{label}</span>
        <span className={valueStyle}>{value.map((one) => formatValue(one)).join(' – ')}</span>
      </div>
      <Radix.Root
        className={root}
        value={[...value]}
        onValueChange={onValueChange}
        onValueCommit={onValueCommit}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
      >
        <Radix.Track className={track}>
          <Radix.Range className={range} />
        </Radix.Track>
        {value.map((one, index) => (
          <Radix.Thumb
            // A thumb is its place in the range.
            key={thumbLabels[index] ?? index}
            className={thumb}
            aria-label={thumbLabels[index]}
            aria-labelledby={thumbLabels[index] ? undefined : id}
            aria-valuetext={formatValue(one)}
          />
        ))}
      </Radix.Root>
    </div>
  );
}
