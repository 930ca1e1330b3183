import { useSettings } from '../../actors/use-settings';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';
import { pathOfDefaultPage } from '../../navigation/default-page';
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
