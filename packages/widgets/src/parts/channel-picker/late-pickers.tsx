/** The pickers. Their code is loaded after the page that has them. */
import { Spinner } from '@oshimado/ui/spinner';
import { latePart, PartFailed } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import type { BlockedPickerProps } from './BlockedPicker';
import { loading } from './ChannelPicker.css';

function PickerLoading() {
  const t = useTranslate();
  return (
    <div className={loading}>
      <Spinner label={t('list.loading')} />
    </div>
  );
}

const states = { Loading: PickerLoading, Failed: PartFailed };

/** Blocks a channel by its name, and shows it again. */
export const BlockedPicker = latePart<BlockedPickerProps>(() => import('./BlockedPicker'), states);

/** Makes a channel a favorite by its name. For viewers who are logged in. */
export const FavoritePicker = latePart<object>(() => import('./FavoritePicker'), states);
