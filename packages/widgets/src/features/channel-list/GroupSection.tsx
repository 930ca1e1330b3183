/** A collapsible group of channels, with the actions for all of them: hide it on the home page, favorite all. */
import { isGroupHidden, type ChannelGroup } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { ChevronDownIcon, EyeIcon, EyeOffIcon, Icon } from '@oshimado/ui/icon';
import { useId, useState, type ReactNode } from 'react';

import type { ChannelProfile } from '../../parts/channel-card';
import { useDeviceState, useSendDevice } from '../../base/device';
import { useLanguage, useTranslate } from '../../base/sentences';
import { LateAddToGroup } from '../../parts/favorite-groups';
import { textLanguage } from '../../parts/video-card';
import { GroupHeart } from './GroupHeart';
import * as css from './GroupSection.css';

interface GroupEyeProps {
  readonly org: string;
  readonly group: string;
  /** Title of the group in this list. */
  readonly title: string;
}

/** Hides the videos of a group on the home page, or shows them again. */
function GroupEye({ org, group, title }: GroupEyeProps) {
  const t = useTranslate('channels');
  const send = useSendDevice();
  const isHidden = useDeviceState(({ settings }) => isGroupHidden(settings, org, group));
  return (
    <IconButton
      className={isHidden ? css.hiddenEye : css.eye}
      icon={isHidden ? EyeOffIcon : EyeIcon}
      label={t(isHidden ? 'group.show' : 'group.hide', { group: title })}
      onClick={() => send({ type: 'group.toggle', org, group })}
    />
  );
}

interface GroupSectionProps {
  readonly group: ChannelGroup<ChannelProfile>;
  /** All of it can be put into a group of favorites. Default false. */
  readonly hasGroups?: boolean | undefined;
  /** Renders the channels of the group, given its title. */
  readonly children: (title: string) => ReactNode;
}

export function GroupSection({ group, hasGroups = false, children }: GroupSectionProps) {
  const t = useTranslate('channels');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  const title = group.title ?? t('group.other');
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 className={css.heading}>
          <Button
            variant="plain"
            className={css.trigger}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={css.arrow} data-open={isOpen || undefined}>
              <Icon icon={ChevronDownIcon} size="small" />
            </span>
            <span id={`${id}-title`} lang={textLanguage(title, language)} translate="no">
              {title}
            </span>
          </Button>
        </h2>
        <span className={css.count}>{t('group.count', { count: group.channels.length })}</span>
        <div className={css.actions}>
          {hasGroups ? (
            <LateAddToGroup channelIds={group.channels.map(({ id }) => id)} title={title} />
          ) : null}
          {group.hidden ? <GroupEye {...group.hidden} title={title} /> : null}
          <GroupHeart channels={group.channels} title={title} />
        </div>
      </div>
      <div id={`${id}-body`} hidden={!isOpen}>
        {isOpen ? children(title) : null}
      </div>
    </section>
  );
}
