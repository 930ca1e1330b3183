/** Every choice of a viewer, in groups. All changes apply at once; there is no save button. */
import { Suspense } from 'react';
import { usePageTitle } from '../../app/page-head';
import { useTranslate } from '../../i18n/LanguageProvider';
import { PageSpinner } from '../../shell/PageSpinner';
import { AppearanceGroup } from './AppearanceGroup';
import { DataGroup } from './DataGroup';
import { FeedGroup } from './FeedGroup';
import { HiddenGroup } from './HiddenGroup';
import { LanguageGroup } from './LanguageGroup';
import { NavigationGroup } from './NavigationGroup';
import * as css from './settings.css';
import { TranslationsGroup } from './TranslationsGroup';
import { UpdatesGroup } from './UpdatesGroup';

export default function SettingsPage() {
  const t = useTranslate('settings');
  usePageTitle(t('title'));
  return (
    <Suspense fallback={<PageSpinner />}>
      <div className={css.page}>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('intro')}</p>
        <div className={css.columns}>
          <LanguageGroup />
          <AppearanceGroup />
          <NavigationGroup />
          <FeedGroup />
          <HiddenGroup />
          <TranslationsGroup />
          <UpdatesGroup />
          <DataGroup />
        </div>
      </div>
    </Suspense>
  );
}
