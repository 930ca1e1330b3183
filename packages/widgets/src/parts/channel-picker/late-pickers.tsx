/** The pickers. Their code is loaded after the page that has them. */
import { Spinner } from '@oshimado/ui/spinner';
import { latePart, PartFailed } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import type { BlockedPickerProps } from './BlockedPicker';
import { loading } from './ChannelPicker.css';

function Place({ hasHint = false }: { hasHint?: boolean }) {
  const t = useTranslate();
  return (
    <div className={loading} data-hint={hasHint ? '' : undefined}>
      <Spinner label={t('loading')} />
    </div>
  );
}

const PlaceWithHint = () => <Place hasHint />;

const loadBlockedPicker = () => import('./BlockedPicker');

/** Blocks a channel by its name, and shows it again. */
export const BlockedPicker = latePart<BlockedPickerProps>(loadBlockedPicker, {
  Loading: PlaceWithHint,
  Failed: PartFailed,
});

/** The same beside a list of the blocked channels, with `isListed`: its place has no room for a hint. */
export const ListedBlockedPicker = latePart<BlockedPickerProps>(loadBlockedPicker, {
  Loading: Place,
  Failed: PartFailed,
});

/** Makes a channel a favorite by its name. For viewers who are logged in. */
export const FavoritePicker = latePart<object>(() => import('./FavoritePicker'), {
  Loading: Place,
  Failed: PartFailed,
});
