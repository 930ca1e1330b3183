/** What lists of videos leave out. */
import { FeedFilters } from '../../parts/feed-filter';
import { useTranslate } from '../../base/sentences';
import { SettingsGroup } from '../../parts/setting-fields/SettingsGroup';

export function FeedGroup() {
  const t = useTranslate('settings');
  return (
    <SettingsGroup id="feed" title={t('feed.title')}>
      <FeedFilters />
    </SettingsGroup>
  );
}
