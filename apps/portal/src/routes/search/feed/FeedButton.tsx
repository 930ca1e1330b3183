import { Button } from '@oshimado/ui/button';
import { FeedIcon } from '@oshimado/ui/icon';
import { Popover } from '@oshimado/ui/popover';
import { useTranslate } from '../../../i18n/LanguageProvider';
import type { SearchPage } from '../use-search-state';
import { FeedPanel } from './FeedPanel';

/** The feed of the search at hand, behind a button. */
export function FeedButton({ state }: SearchPage) {
  const t = useTranslate('search');
  return (
    <Popover
      label={t('feed.title')}
      trigger={<Button startIcon={FeedIcon}>{t('feed.open')}</Button>}
    >
      <FeedPanel state={state} />
    </Popover>
  );
}
