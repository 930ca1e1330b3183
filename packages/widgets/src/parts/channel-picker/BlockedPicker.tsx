/** Blocks a channel by its name, and shows it again. */
import { useDeviceState } from '../../base/device';
import { useLanguage, useNameProperty, useTranslate } from '../../base/sentences';
import { useBlockChannel } from '../blocking';
import { ChannelPicker } from './ChannelPicker';
import { channelOption } from './channel-option';

export interface BlockedPickerProps {
  /** The blocked channels are listed beside it, so that the field does not show them. Default false. */
  readonly isListed?: boolean;
}

export default function BlockedPicker({ isListed = false }: BlockedPickerProps) {
  const t = useTranslate('channels');
  const { language } = useLanguage();
  const property = useNameProperty();
  const blocked = useDeviceState(({ settings }) => settings.blockedChannels);
  const block = useBlockChannel();
  return (
    <ChannelPicker
      label={t(isListed ? 'picker.block' : 'picker.blocked')}
      description={isListed ? undefined : t('blocked.emptyHint')}
      value={blocked.map((channel) => channelOption(channel, property, language))}
      hasChips={!isListed}
      onAdd={(channel) => block(channel, true)}
      onRemove={(id) => {
        const channel = blocked.find((one) => one.id === id);
        if (channel) block(channel, false);
      }}
    />
  );
}
