/** What lists of videos leave out. */
import { FeedFilters } from '../feed-filter';
import { useTranslate } from '../sentences';
import { SettingsGroup } from './SettingsGroup';

export function FeedGroup() {
  const t = useTranslate('settings');
  return (
    <SettingsGroup id="feed" title={t('feed.title')}>
      <FeedFilters />
    </SettingsGroup>
  );
}
