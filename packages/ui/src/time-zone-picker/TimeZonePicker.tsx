'use client';

import { useMemo } from 'react';
import { Combobox, type ComboboxLabels } from '../combobox';
import type { FieldTexts } from '../field';
import { zoneOptions } from './zones';

/** Props of `TimeZonePicker`. */
export interface TimeZonePickerProps extends FieldTexts {
  /** IANA name of the zone, such as `Asia/Tokyo`; null while none is chosen. The owner keeps it. */
  readonly value: string | null;
  /** Called with the zone that was chosen. */
  readonly onValueChange: (zone: string) => void;
  /** The moment whose offsets are shown, in epoch ms: summer time is not always. */
  readonly at: number;
  /** Language the zones are also found in, as BCP 47. */
  readonly locale: string;
  /** Zones that are offered. Default all that the platform knows. */
  readonly zones?: readonly string[];
  /** It cannot be changed now. Default false. */
  readonly disabled?: boolean;
  /** The words of the field. */
  readonly labels: ComboboxLabels;
}

/** A time zone by its city, with its distance from UTC. Renders a `Combobox`. */
export function TimeZonePicker({
  value,
  onValueChange,
  at,
  locale,
  zones,
  description,
  ...rest
}: TimeZonePickerProps) {
  const options = useMemo(() => {
    const offered = zones ?? ['UTC', ...Intl.supportedValuesOf('timeZone')];
    // The chosen one is there even where the platform's list lacks it.
    const all = new Set(value === null ? offered : [...offered, value]);
    return zoneOptions(Array.from(all), { at, locale });
  }, [zones, value, at, locale]);
  const chosen = options.filter((option) => option.value === value);
  return (
    <Combobox
      {...rest}
      // Without other help, the field says how far the chosen zone is from UTC.
      description={description ?? chosen[0]?.hint}
      options={options}
      value={chosen}
      onValueChange={([option]) => {
        if (option) onValueChange(option.value);
      }}
    />
  );
}
