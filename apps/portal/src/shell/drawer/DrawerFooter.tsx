import { GlobeIcon, Icon } from '@oshimado/ui/icon';
import { languageNames } from '@oshimado/locales';
import { useMemo } from 'react';
import { useSiteLinks, useWidgets } from '@oshimado/widgets/internal/base/context';
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { RouterLink } from '../../platform/RouterLink';
import { useLanguage } from '@oshimado/widgets/internal/base/sentences';
import * as css from './DrawerFooter.css';
import type { DrawerContentProps } from './drawer-content.types';

/** Copyright holder and year. */
const siteOwner = { name: 'Oshimado', since: 2026 } as const;

/** A separate chunk: the platforms' logos are large, and most sites have none of these links. */
const LateSocialLinks = latePart(() => import('./SocialLinks'));

function SocialLinks() {
  const isHydrated = useHydrated();
  const { social } = useSiteLinks();
  if (social.length === 0) return null;
  return <div className={css.links}>{isHydrated ? <LateSocialLinks social={social} /> : null}</div>;
}

/** "The drawer footer has social and support links and the language." */
export function DrawerFooter({ onLeave }: DrawerContentProps) {
  const { t, language } = useLanguage();
  const { initialNow } = useWidgets();
  const { name, since } = siteOwner;
  const year = useMemo(
    () => Math.max(since, new Date(initialNow).getUTCFullYear()),
    [since, initialNow],
  );
  const autonym = languageNames[language];
  return (
    <div className={css.footer}>
      <SocialLinks />
      <div className={css.row}>
        <small className={css.rights}>
          {t('nav.rights', { year: year === since ? since : `${since}–${year}`, owner: name })}
        </small>
        <RouterLink
          href="/settings"
          className={css.language}
          aria-label={t('nav.language', { language: autonym })}
          onClick={onLeave}
        >
          <Icon icon={GlobeIcon} size="small" />
          {autonym}
        </RouterLink>
      </div>
    </div>
  );
}
