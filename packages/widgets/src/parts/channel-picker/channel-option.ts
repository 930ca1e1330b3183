import { displayName, type NameProperty } from '@oshimado/domain';
import type { ComboboxOption } from '@oshimado/ui/combobox';
import { textLanguage } from '../video-card/text-language';

interface NamedChannel {
  readonly id: string;
  readonly name: string;
  readonly english_name?: string | null | undefined;
  readonly org?: string | null | undefined;
}

/** A channel to choose: by the name the viewer reads, with its other name and its organization beside it. */
export function channelOption(
  { id, name, english_name = null, org }: NamedChannel,
  property: NameProperty,
  language: string,
): ComboboxOption {
  const label = displayName({ name, english_name }, property);
  const other = label === name ? english_name : name;
  const hint = [other === label ? null : other, org].filter(Boolean).join(' · ');
  return {
    value: id,
    label,
    lang: textLanguage(label, language),
    ...(hint !== '' && { hint }),
  };
}
