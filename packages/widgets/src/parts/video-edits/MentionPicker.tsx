import { useChannelSearch } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { ChannelSearchField } from '../channel-search';
import { useChannelName } from './use-channel-name';
import type { MentionEdits } from './use-mention-edits';

export interface MentionPickerProps {
  readonly edits: MentionEdits;
  /** Id of the video's own channel, which is never offered: it takes part anyway. */
  readonly ownChannel: string;
  /** Milliseconds after the last key before channels are searched. */
  readonly pauseMs: number;
  /** It cannot be used by this viewer. Default false. */
  readonly disabled?: boolean;
}

/** Finds VTubers by name, without those that take part already; the chosen one is added at once. */
export function MentionPicker({
  edits,
  ownChannel,
  pauseMs,
  disabled = false,
}: MentionPickerProps) {
  const { mentions, isAdding, add } = edits;
  const t = useTranslate('editing');
  const nameOf = useChannelName();
  const found = useChannelSearch({ type: 'vtuber', pauseMs });
  const taken = [ownChannel, ...mentions.map(({ id }) => id)];
  const offered = found.channels.filter(({ id }) => !taken.includes(id));
  return (
    <ChannelSearchField
      label={t('quick.mentions.add')}
      multiple
      hasChips={false}
      found={found}
      options={offered.map((channel) => ({ value: channel.id, ...nameOf(channel) }))}
      value={[]}
      busy={isAdding}
      disabled={disabled}
      onValueChange={([chosen]) => {
        const channel = offered.find(({ id }) => id === chosen?.value);
        if (channel) add(channel, nameOf(channel).label);
      }}
    />
  );
}
