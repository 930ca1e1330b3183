/** Above a channel's videos: what is done with collabs, and the way to those that are no longer available. */
import type { ChannelFull } from '@oshimado/contract';
import {
  channelVideosPath,
  COLLAB_CHOICES,
  type ChannelChoices as Choices,
  type CollabChoice,
} from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { Select } from '@oshimado/ui/select';
import { useQuery } from '@tanstack/react-query';
import { PageLink, useClient } from '../../base/context';
import { channelMissingQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import * as css from './ChannelPage.css';

interface ChannelChoicesProps {
  readonly channel: ChannelFull;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** How many videos went missing, as the link to them. Nothing while none did, or while that is not known. */
function MissingLink({ channel, choices }: Omit<ChannelChoicesProps, 'onChoose'>) {
  const t = useTranslate('channels');
  const { data: count = 0 } = useQuery({
    ...channelMissingQuery(useClient(), channel),
    enabled: !choices.isMissing,
  });
  if (!choices.isMissing && count === 0) return null;
  return (
    <Link
      className={css.choiceLink}
      component={PageLink}
      href={channelVideosPath(channel.id, { ...choices, isMissing: !choices.isMissing })}
    >
      {choices.isMissing ? t('page.allVideos') : t('page.missing', { count })}
    </Link>
  );
}

export function ChannelChoices({ channel, choices, onChoose }: ChannelChoicesProps) {
  const t = useTranslate();
  return (
    <div className={css.choices}>
      {channel.type === 'subber' ? null : (
        <Select
          label={t('display.collabs')}
          value={choices.collabs}
          onChange={(event) =>
            onChoose({ ...choices, collabs: event.currentTarget.value as CollabChoice })
          }
          options={COLLAB_CHOICES.map((value) => ({ value, label: t(`display.collab.${value}`) }))}
        />
      )}
      <MissingLink channel={channel} choices={choices} />
    </div>
  );
}
