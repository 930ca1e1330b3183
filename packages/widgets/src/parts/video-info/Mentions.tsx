/** Who else takes part: three, then all of them. */
import type { Mention } from '@oshimado/contract';
import { displayName, photoOf } from '@oshimado/domain';
import { Avatar } from '@oshimado/ui/avatar';
import { Button } from '@oshimado/ui/button';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { Icon, PeopleIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card/text-language';
import * as css from './VideoInfo.css';

/** "Mentions: at-sign, 3 chips, then '[ + n ]'." */
const SHOWN = 3;

function Chip({ mention }: { readonly mention: Mention }) {
  const {
    nameProperty,
    language,
    origin,
    pictures,
    channelHref,
    LinkComponent: Link = 'a',
  } = useWidgets();
  const name = displayName(mention, nameProperty);
  return (
    <Link className={css.chip} href={channelHref(mention.id)}>
      <Avatar src={photoOf(mention, 50, { origin, pictures })} size={20} />
      <span className={css.chipName} lang={textLanguage(name, language)} translate="no">
        {name}
      </span>
    </Link>
  );
}

export function Mentions({ mentions }: { readonly mentions: readonly Mention[] }) {
  const t = useTranslate('watch');
  const [isOpen, setIsOpen] = useState(false);
  if (mentions.length === 0) return null;
  const more = mentions.length - SHOWN;
  return (
    <div className={css.mentions}>
      <span className={css.mentionsMark}>
        <Icon icon={PeopleIcon} size="small" />
      </span>
      <ul className={css.chips} aria-label={t('with')}>
        {mentions.slice(0, isOpen ? undefined : SHOWN).map((mention) => (
          <li key={mention.id} className={css.chipItem}>
            <Chip mention={mention} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button
          size="small"
          variant="plain"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span aria-hidden="true">{isOpen ? `− ${more}` : `+ ${more}`}</span>
          <VisuallyHidden>
            {isOpen ? t('info.fewer') : t('info.more', { count: more })}
          </VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}
