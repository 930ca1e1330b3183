/** One placeholder: what is announced, when, who made it, and what an editor can do with it. */
import type { PlaceholderEntry } from '@oshimado/contract';
import { displayName, fullTime, plainTitle } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { useId } from 'react';
import { Time } from '../../../base/clock';
import { PageLink, useWidgets } from '../../../base/context';
import { useLanguage, useNameProperty, useTranslate } from '../../../base/sentences';
import { textLanguage } from '../../../parts/video-card';
import * as css from '../admin.css';

function Maker({ placeholder }: Pick<PlaceholderCardProps, 'placeholder'>) {
  const t = useTranslate('admin');
  const { made_by, creator } = placeholder;
  if (made_by === 'source') return <Badge>{t('placeholders.source')}</Badge>;
  if (made_by === 'bot') return <span>{t('placeholders.bot')}</span>;
  if (creator === null) return <span>{t('placeholders.nobody')}</span>;
  return <span>{t('placeholders.person', { name: creator })}</span>;
}

export interface PlaceholderCardProps {
  readonly placeholder: PlaceholderEntry;
  readonly onDelete: () => void;
}

export function PlaceholderCard({ placeholder, onDelete }: PlaceholderCardProps) {
  const t = useTranslate('admin');
  const tPortal = useTranslate();
  const { language } = useLanguage();
  const { timeZone = 'UTC' } = useWidgets();
  const property = useNameProperty();
  const { id, title, starts_at, channel, channel_english_name, made_by } = placeholder;
  const text = plainTitle(title);
  const titleId = useId();
  return (
    <article className={css.card}>
      <h3 id={titleId} className={css.cardTitle} lang={textLanguage(text, language)} translate="no">
        {text}
      </h3>
      <p className={css.fieldValue}>
        <Time dateTime={starts_at}>{fullTime(Date.parse(starts_at), language, timeZone)}</Time>
        {' · '}
        <span translate="no">
          {displayName({ name: channel, english_name: channel_english_name }, property)}
        </span>
      </p>
      <div className={css.row}>
        <span className={css.note}>
          <Maker placeholder={placeholder} />
        </span>
        {/* What a source brought would come back with its next look. */}
        {made_by === 'source' ? null : (
          <>
            <Link
              href={`/add_placeholder?id=${id}`}
              component={PageLink}
              aria-describedby={titleId}
            >
              {t('placeholders.edit')}
            </Link>
            <Button
              size="small"
              variant="danger"
              aria-haspopup="dialog"
              aria-describedby={titleId}
              onClick={onDelete}
            >
              {tPortal('button.delete')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
