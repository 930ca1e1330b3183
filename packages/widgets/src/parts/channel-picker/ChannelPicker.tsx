/** Channels found by a part of their name while it is typed; choosing one turns it on, choosing it again turns it off. */
import { CHANNEL_SEARCH_PAUSE_MS } from '@oshimado/domain';
import type { AnswerOf } from '@oshimado/contract';
import type { ComboboxOption } from '@oshimado/ui/combobox';
import { useChannelSearch } from '../../base/queries/use-channel-search';
import { useLanguage, useNameProperty, useTranslate } from '../../base/sentences';
import { ChannelSearchField } from '../channel-search';
import { channelOption } from './channel-option';
import * as css from './ChannelPicker.css';

export type FoundChannel = AnswerOf<'postChannelSearch'>[number];

export interface ChannelPickerProps {
  /** Name of the field. */
  readonly label: string;
  readonly description?: string | undefined;
  /** The channels that are on. */
  readonly value: readonly ComboboxOption[];
  /** Whether those are shown as chips in the field. */
  readonly hasChips: boolean;
  readonly onAdd: (channel: FoundChannel) => void;
  /** `name`: as the field shows it. */
  readonly onRemove: (id: string, name: string) => void;
}

export function ChannelPicker({ value, onAdd, onRemove, ...field }: ChannelPickerProps) {
  const t = useTranslate('channels');
  const { language } = useLanguage();
  const property = useNameProperty();
  const found = useChannelSearch({ type: 'vtuber', pauseMs: CHANNEL_SEARCH_PAUSE_MS });
  const { channels } = found;
  const change = (next: readonly ComboboxOption[]) => {
    const added = next.find((one) => value.every((old) => old.value !== one.value));
    const channel = added && channels.find(({ id }) => id === added.value);
    if (channel) onAdd(channel);
    const removed = value.find((old) => next.every((one) => one.value !== old.value));
    if (removed) onRemove(removed.value, removed.label);
  };
  return (
    <ChannelSearchField
      multiple
      {...field}
      className={css.field}
      found={found}
      placeholder={t('request.typeMore')}
      options={channels.map((channel) => channelOption(channel, property, language))}
      value={value}
      onValueChange={change}
    />
  );
}
