/** The channel of a placeholder, found by a part of its name. */
import { CHANNEL_SEARCH_PAUSE_MS, type PlaceholderChannel } from '@oshimado/domain';
import { Combobox } from '@oshimado/ui/combobox';
import { channelOption } from '../../parts/channel-picker/channel-option';
import { useChannelSearch } from '../../base/queries';
import { useLimitSentence } from '../../base/errors';
import {
  useComboboxLabels,
  useLanguage,
  useNameProperty,
  useTranslate,
} from '../../base/sentences';

export interface ChannelFieldProps {
  readonly value: PlaceholderChannel | null;
  readonly onChange: (channel: PlaceholderChannel | null) => void;
  readonly error: string | undefined;
}

export function ChannelField({ value, onChange, error }: ChannelFieldProps) {
  const t = useTranslate('placeholder');
  const { language } = useLanguage();
  const property = useNameProperty();
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const {
    channels,
    isBusy,
    isEmpty,
    hasFailed,
    error: thrown,
    search,
  } = useChannelSearch({
    type: 'vtuber',
    pauseMs: CHANNEL_SEARCH_PAUSE_MS,
  });
  const problem = hasFailed ? sayLimit(thrown, t('field.channelFailed')) : error;
  return (
    <Combobox
      label={t('field.channel')}
      description={t('field.channelHint')}
      error={problem}
      options={channels.map((channel) => channelOption(channel, property, language))}
      value={value ? [channelOption(value, property, language)] : []}
      onValueChange={([chosen]) => {
        const channel = channels.find(({ id }) => id === chosen?.value);
        if (channel) onChange(channel);
        else if (!chosen) onChange(null);
      }}
      onQueryChange={search}
      busy={isBusy}
      labels={isEmpty ? { ...labels, empty: t('field.typeMore') } : labels}
    />
  );
}
