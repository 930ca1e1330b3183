/** What is left out of every list of videos. */
import { FeedFilters } from '../../feed-filters/FeedFilters';
import { useTranslate } from '../../i18n/LanguageProvider';
import { SettingsGroup } from './SettingsGroup';

export function FeedGroup() {
  const t = useTranslate('settings');
  return (
    <SettingsGroup id="feed" title={t('feed.title')}>
      <FeedFilters />
    </SettingsGroup>
  );
}
