/** Opens the feeds of the search that is shown. The code of its popover is loaded on the way to it. */
import type { SearchState } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { FeedIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';

const load = async () => (await import('./SearchFeedPopover')).SearchFeedPopover;

export function SearchFeedButton({ state }: { readonly state: SearchState }) {
  const t = useTranslate('search');
  const { Part, button } = usePressedPart(load);
  const text = t('feed.open');
  return Part ? (
    <Part state={state} trigger={<Button startIcon={FeedIcon}>{text}</Button>} />
  ) : (
    <Button startIcon={FeedIcon} aria-haspopup="dialog" {...button}>
      {text}
    </Button>
  );
}
