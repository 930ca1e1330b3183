/** Channels found by a part of their name while it is typed; choosing one turns it on, choosing it again turns it off. */
import { CHANNEL_SEARCH_PAUSE_MS } from '@oshimado/domain';
import type { AnswerOf } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { Combobox, type ComboboxOption } from '@oshimado/ui/combobox';
import { useOnline } from '../../base/page/use-online';
import { useChannelSearch } from '../../base/queries/use-channel-search';
import { useLimitSentence } from '../../base/errors';
import {
  useComboboxLabels,
  useLanguage,
  useNameProperty,
  useTranslate,
} from '../../base/sentences';
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
  const { tWidgets, language } = useLanguage();
  const property = useNameProperty();
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const isOnline = useOnline();
  const { channels, isBusy, isEmpty, hasFailed, error, search, retry } = useChannelSearch({
    type: 'vtuber',
    pauseMs: CHANNEL_SEARCH_PAUSE_MS,
  });
  const change = (next: readonly ComboboxOption[]) => {
    const added = next.find((one) => value.every((old) => old.value !== one.value));
    const channel = added && channels.find(({ id }) => id === added.value);
    if (channel) onAdd(channel);
    const removed = value.find((old) => next.every((one) => one.value !== old.value));
    if (removed) onRemove(removed.value, removed.label);
  };
  return (
    <div className={css.root}>
      <Combobox
        multiple
        {...field}
        placeholder={t('request.typeMore')}
        options={channels.map((channel) => channelOption(channel, property, language))}
        value={value}
        onValueChange={change}
        onQueryChange={search}
        busy={isBusy}
        error={
          hasFailed
            ? isOnline
              ? sayLimit(error, t('picker.failed'))
              : tWidgets('feed.offlineEmpty')
            : undefined
        }
        labels={isEmpty ? { ...labels, empty: t('request.typeMore') } : labels}
      />
      {hasFailed ? (
        <Button size="small" className={css.retry} onClick={retry}>
          {tWidgets('retry')}
        </Button>
      ) : null}
    </div>
  );
}
