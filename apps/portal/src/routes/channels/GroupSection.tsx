/** A group of channels that folds away, with what can be done with all of it. */
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, Icon } from '@oshimado/ui/icon';
import { textLanguage } from '@oshimado/widgets';
import { useId, useState, type ReactNode } from 'react';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import type { ChannelGroup } from './channel-groups';
import * as css from './GroupSection.css';
import { GroupHeart } from './GroupHeart';
import { GroupEye } from './GroupEye';

interface GroupSectionProps {
  readonly group: ChannelGroup;
  /** Draws what is in it, under its title. */
  readonly children: (title: string) => ReactNode;
}

export function GroupSection({ group, children }: GroupSectionProps) {
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
            <span id={`${id}-title`} lang={textLanguage(title, language)}>
              {title}
            </span>
          </Button>
        </h2>
        <span className={css.count}>{t('group.count', { count: group.channels.length })}</span>
        <div className={css.actions}>
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
