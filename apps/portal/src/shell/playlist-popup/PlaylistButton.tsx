/** The button of the current playlist, with how many videos are in it. What it opens is code of its own, fetched on the way. */
import { IconButton } from '@oshimado/ui/button';
import { QueueIcon } from '@oshimado/ui/icon';
import { useActorValue } from '../../actors/ActorsProvider';
import { usePressedPart } from '../../errors/use-pressed-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './PlaylistButton.css';

const loadPopup = async () => (await import('./PlaylistPopup')).PlaylistPopup;

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
