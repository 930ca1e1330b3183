import type { HomeTab } from '@oshimado/widgets/internal/parts/feed-lists';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { usePageTitle } from '../../platform/page-head';

/** The title of a feed page: its tab, where that is not the first, and what else it shows. */
export function useFeedTitle(tab: HomeTab, what?: string): void {
  const t = useTranslate();
  const parts = [tab === 'live' ? undefined : t(`home.${tab}`), what].filter(Boolean);
  usePageTitle(parts.join(' · ') || undefined);
}
