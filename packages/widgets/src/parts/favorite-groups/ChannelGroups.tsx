/** The groups that a favorite channel is in. */
import { GROUP_CHANNELS_MAX } from '@oshimado/contract';
import { IconButton } from '@oshimado/ui/button';
import { Checkbox } from '@oshimado/ui/checkbox';
import { TagIcon } from '@oshimado/ui/icon';
import { Popover } from '@oshimado/ui/popover';
import { Link } from '@oshimado/ui/link';
import { useState } from 'react';
import { PageLink } from '../../base/context';
import { useFavoriteGroups } from '../../base/groups';
import { useTranslate } from '../../base/sentences';
import * as css from './favorite-groups.css';
import { GroupDot } from './GroupDot';

export interface ChannelGroupsProps {
  readonly channelId: string;
  /** As it is shown. */
  readonly name: string;
}

/** Where groups are made. */
const MAKE_PATH = '/favorites';

export default function ChannelGroups({ channelId, name }: ChannelGroupsProps) {
  const t = useTranslate('favorites');
  const { groups, viewerId, store } = useFavoriteGroups();
  const [isOpen, setOpen] = useState(false);
  const label = t('groups.channel', { name });
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton icon={TagIcon} label={label} />}
    >
      <div className={css.choices}>
        <h2 className={css.title}>{label}</h2>
        {groups.map((group) => {
          const isIn = group.channelIds.includes(channelId);
          const isFull = !isIn && group.channelIds.length >= GROUP_CHANNELS_MAX;
          return (
            <span key={group.id} className={css.choice}>
              <GroupDot color={group.color} />
              <Checkbox
                label={group.name}
                description={
                  isFull ? t('groups.channelsFull', { max: GROUP_CHANNELS_MAX }) : undefined
                }
                checked={isIn}
                disabled={isFull}
                onCheckedChange={() => void store.toggle(viewerId, group.id, channelId)}
              />
            </span>
          );
        })}
        <Link href={MAKE_PATH} component={PageLink}>
          {groups.length === 0 ? t('groups.new') : t('groups.manage')}
        </Link>
      </div>
    </Popover>
  );
}
