import type { Org } from '@oshimado/contract';
import { selectCurrentOrg } from '@oshimado/machines/org-selection';
import { Badge } from '@oshimado/ui/badge';
import { IconButton } from '@oshimado/ui/button';
import { StarIcon } from '@oshimado/ui/icon';
import { textLanguage } from '@oshimado/widgets';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import * as css from './OrgDialog.css';

/** The row goes over to the other list, and the focus goes along. */
function followStar(star: HTMLElement, name: string) {
  const dialog = star.closest('[role="dialog"]');
  setTimeout(() =>
    dialog?.querySelector<HTMLElement>(`[data-star="${CSS.escape(name)}"]`)?.focus(),
  );
}

export interface OrgLineProps {
  readonly org: Org;
  readonly isFavorite: boolean;
  /** Whether one more star fits. Default true. */
  readonly canStar?: boolean;
}

/** Star and name of an org; the name chooses it. */
export function OrgLine({ org, isFavorite, canStar = true }: OrgLineProps) {
  const t = useTranslate('search');
  const { language } = useLanguage();
  const send = useSend('org');
  const current = useActorValue('org', selectCurrentOrg, null);
  const { name, name_jp: japanese } = org;
  const isCurrent = current?.name === name;
  return (
    <div className={css.line}>
      <IconButton
        icon={StarIcon}
        className={isFavorite ? css.starred : css.star}
        label={t(isFavorite ? 'orgs.unstar' : 'orgs.star', { name })}
        aria-disabled={!isFavorite && !canStar ? true : undefined}
        data-star={name}
        onClick={({ currentTarget }) => {
          send({ type: 'favorite.toggle', name });
          followStar(currentTarget, name);
        }}
      />
      <button
        type="button"
        className={css.name}
        aria-current={isCurrent || undefined}
        onClick={() => send({ type: 'org.choose', name })}
      >
        <span lang={textLanguage(name, language)}>{name}</span>
        {japanese && japanese !== name ? (
          <span className={css.japanese} lang={language === 'ja' ? undefined : 'ja'}>
            {japanese}
          </span>
        ) : null}
        {isCurrent ? <Badge tone="accent">{t('orgs.current')}</Badge> : null}
      </button>
    </div>
  );
}
