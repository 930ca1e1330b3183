import { displayName, SUGGESTIONS_PAUSE_MS } from '@oshimado/domain';
import { Combobox, type ComboboxOption } from '@oshimado/ui/combobox';
import { textLanguage } from '@oshimado/widgets/internal/parts/video-card';
import { useWidgets } from '@oshimado/widgets/internal/base/context';
import { useChannelSearch } from '@oshimado/widgets/internal/base/queries';
import { useComboboxLabels, useTranslate } from '@oshimado/widgets/internal/base/sentences';
import type { ChosenChannel } from './request-form';

interface ChannelPickerProps {
  readonly value: ChosenChannel | null;
  readonly onChange: (channel: ChosenChannel) => void;
  readonly error: string | undefined;
}

/** One of the channels listed here; a row shows both of its names and its id. */
export function ChannelPicker({ value, onChange, error }: ChannelPickerProps) {
  const t = useTranslate('channels');
  const labels = useComboboxLabels();
  const { nameProperty, language } = useWidgets();
  const { channels, isBusy, isEmpty, search } = useChannelSearch({
    pauseMs: SUGGESTIONS_PAUSE_MS,
  });
  const options = channels.map((channel): ComboboxOption => {
    const label = displayName(channel, nameProperty);
    const other = label === channel.name ? channel.english_name : channel.name;
    return {
      value: channel.id,
      label,
      lang: textLanguage(label, language),
      hint: [other === label ? null : other, channel.id].filter(Boolean).join(' · '),
    };
  });
  return (
    <Combobox
      label={t('request.channel')}
      description={t('request.channelHint')}
      error={error}
      options={options}
      value={value ? [{ value: value.id, label: value.name }] : []}
      onValueChange={([chosen]) => {
        if (chosen) onChange({ id: chosen.value, name: chosen.label });
      }}
      onQueryChange={search}
      busy={isBusy}
      labels={isEmpty ? { ...labels, empty: t('request.typeMore') } : labels}
    />
  );
}
