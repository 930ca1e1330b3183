import { storedOrgOf, type ListedOrg } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import { IconButton } from '@oshimado/ui/button';
import { StarIcon } from '@oshimado/ui/icon';
import { textLanguage } from '../../parts/video-card';
import { useDeviceState, useSendDevice } from '../../base/device';
import { useLanguage, useTranslate } from '../../base/sentences';
import * as css from './OrgDialog.css';
import { useOrgLabel } from '../../base/sentences/use-org-name';

/** The row moves to the other list; moves the focus to its star there. */
function followStar(star: HTMLElement, name: string) {
  const dialog = star.closest('[role="dialog"]');
  setTimeout(() =>
    dialog?.querySelector<HTMLElement>(`[data-star="${CSS.escape(name)}"]`)?.focus(),
  );
}

export interface OrgLineProps {
  readonly org: ListedOrg;
  readonly isFavorite: boolean;
  /** Whether one more star fits. Default true. */
  readonly canStar?: boolean;
  readonly onChoose: (org: ListedOrg) => void;
}

/** Star and name of an organization; pressing the name chooses it. */
export function OrgLine({ org, isFavorite, canStar = true, onChoose }: OrgLineProps) {
  const t = useTranslate('favorites');
  const { language } = useLanguage();
  const send = useSendDevice();
  const current = useDeviceState((state) => state.org.current.name);
  const { name, name_jp: japanese } = org;
  const label = useOrgLabel()(name);
  const isCurrent = current === name;
  return (
    <div className={css.line}>
      <IconButton
        icon={StarIcon}
        className={isFavorite ? css.starred : css.star}
        label={t(isFavorite ? 'orgs.unstar' : 'orgs.star', { name: label })}
        aria-disabled={!isFavorite && !canStar ? true : undefined}
        data-star={name}
        onClick={({ currentTarget }) => {
          send({ type: 'org.toggleStar', org: storedOrgOf(org) });
          followStar(currentTarget, name);
        }}
      />
      <button
        type="button"
        className={css.name}
        aria-current={isCurrent || undefined}
        onClick={() => onChoose(org)}
      >
        <span lang={textLanguage(name, language)} translate="no">
          {label}
        </span>
        {japanese && japanese !== name ? (
          <span className={css.japanese} lang={language === 'ja' ? undefined : 'ja'} translate="no">
            {japanese}
          </span>
        ) : null}
        {isCurrent ? <Badge tone="accent">{t('orgs.current')}</Badge> : null}
      </button>
    </div>
  );
}
