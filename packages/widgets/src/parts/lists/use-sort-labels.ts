/** What lists that are ordered by hand read aloud. */
import type { SortableLabels, SortablePlace } from '@oshimado/ui/sortable-list';
import { useMemo } from 'react';
import { useTranslate } from '../../base/sentences';

export function useSortLabels(): SortableLabels {
  const t = useTranslate('favorites');
  return useMemo(() => {
    const say =
      (key: 'sort.lifted' | 'sort.moved' | 'sort.dropped' | 'sort.cancelled') =>
      ({ name, position, count }: SortablePlace) =>
        t(key, { name, position, count });
    return {
      handle: (name) => t('sort.handle', { name }),
      instructions: t('sort.instructions'),
      lifted: say('sort.lifted'),
      moved: say('sort.moved'),
      dropped: say('sort.dropped'),
      cancelled: say('sort.cancelled'),
    };
  }, [t]);
}
