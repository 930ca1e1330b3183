/** The button of the current playlist with the number of its videos. The popup is loaded on the first press. */
import { IconButton } from '@oshimado/ui/button';
import { QueueIcon } from '@oshimado/ui/icon';
import { useActorValue } from '../../base/viewer';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import * as css from './PlaylistButton.css';

const loadPopup = async () => (await import('./PlaylistPopup')).PlaylistPopup;

/** Opens the current playlist. */
export function PlaylistButton() {
  const t = useTranslate();
  const count = useActorValue('playlist', ({ context }) => context.playlist.videos.length, 0);
  const { Part: Popup, button } = usePressedPart(loadPopup);
  const label = t('playlistPopup.open', { count });
  const badge =
    count > 0 ? (
      <span className={css.badge} aria-hidden="true">
        {count}
      </span>
    ) : null;
  if (Popup) {
    return (
      <span className={css.root}>
        <Popup trigger={<IconButton icon={QueueIcon} label={label} className={css.button} />} />
        {badge}
      </span>
    );
  }
  return (
    <span className={css.root}>
      <IconButton
        icon={QueueIcon}
        label={label}
        className={css.button}
        aria-haspopup="dialog"
        {...button}
      />
      {badge}
    </span>
  );
}
