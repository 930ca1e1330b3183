import { useSettings } from '@oshimado/widgets';
import { RouterLink } from '../../platform/RouterLink';
import { useTranslate } from '@oshimado/widgets/sentences';
import { pathOfDefaultPage } from '../../platform/default-page';
import * as css from './TopBar.css';

/** "Logo goes to the default page." */
export function Logo() {
  const t = useTranslate();
  const { defaultOpen } = useSettings();
  return (
    <RouterLink
      href={pathOfDefaultPage(defaultOpen)}
      className={css.logo}
      aria-label={t('nav.logo')}
    >
      <img src="/icon.svg" alt="" width={28} height={28} />
      <span className={css.wordmark}>{t('site.name')}</span>
    </RouterLink>
  );
}
