/** One followed channel, and what an admin can do with it. */
import type { ListedChannel } from '@oshimado/contract';
import { channelPath, displayName } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { useId } from 'react';
import { PageLink } from '../../../base/context';
import { useLanguage, useNameProperty, useTranslate } from '../../../base/sentences';
import { textLanguage } from '../../../parts/video-card';
import * as css from '../admin.css';
import { EntryActions } from './EntryActions';
import { Facts } from './Facts';

export interface ChannelRowProps {
  readonly channel: ListedChannel;
  /** False for a list that is a file. */
  readonly canChange: boolean;
  /** It is being marked as active or inactive. */
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

export function ChannelRow(props: ChannelRowProps) {
  const { channel, canChange, isBusy, onEdit, onToggle, onRemove } = props;
  const t = useTranslate('admin');
  const { language } = useLanguage();
  const property = useNameProperty();
  const nameId = useId();
  const { name, english_name, youtube, type, org, group, lang, twitch, inactive } = channel;
  const shown = displayName({ name, english_name }, property);
  const other = shown === name ? english_name : name;
  return (
    <article className={css.card}>
      <div className={css.row}>
        <h3
          id={nameId}
          className={css.cardTitle}
          lang={textLanguage(shown, language)}
          translate="no"
        >
          {youtube.startsWith('UC') ? (
            <Link href={channelPath(youtube)} component={PageLink}>
              {shown}
            </Link>
          ) : (
            shown
          )}
        </h3>
        {type === 'clipper' ? <Badge>{t('channels.types.clipper')}</Badge> : null}
        {inactive ? <Badge tone="warning">{t('channels.inactive')}</Badge> : null}
      </div>
      <p className={css.note}>
        <Facts texts={[other, org, group, lang, youtube, twitch]} />
      </p>
      {canChange ? (
        <EntryActions nameId={nameId} onEdit={onEdit} onRemove={onRemove}>
          <Button size="small" busy={isBusy} aria-describedby={nameId} onClick={onToggle}>
            {t(inactive ? 'channels.revive' : 'channels.retire')}
          </Button>
        </EntryActions>
      ) : null}
    </article>
  );
}
