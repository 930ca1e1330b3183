import { displayName, SUGGESTIONS_PAUSE_MS } from '@oshimado/domain';
import type { ComboboxOption } from '@oshimado/ui/combobox';
import { ChannelSearchField } from '@oshimado/widgets/internal/parts/channel-search';
import { textLanguage } from '@oshimado/widgets/internal/parts/video-card';
import { useWidgets } from '@oshimado/widgets/internal/base/context';
import { useChannelSearch } from '@oshimado/widgets/internal/base/queries';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import type { ChosenChannel } from './request-form';

interface ChannelPickerProps {
  readonly value: ChosenChannel | null;
  readonly onChange: (channel: ChosenChannel) => void;
  readonly error: string | undefined;
}

/** One of the channels listed here; a row shows both of its names and its id. */
export function ChannelPicker({ value, onChange, error }: ChannelPickerProps) {
  const t = useTranslate('channels');
  const { nameProperty, language } = useWidgets();
  const found = useChannelSearch({ pauseMs: SUGGESTIONS_PAUSE_MS });
  const options = found.channels.map((channel): ComboboxOption => {
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
    <ChannelSearchField
      found={found}
      label={t('request.channel')}
      description={t('request.channelHint')}
      error={error}
      options={options}
      value={value ? [{ value: value.id, label: value.name }] : []}
      onValueChange={([chosen]) => {
        if (chosen) onChange({ id: chosen.value, name: chosen.label });
      }}
    />
  );
}
