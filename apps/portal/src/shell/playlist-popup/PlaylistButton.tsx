/** The button of the current playlist, with how many videos are in it. What it opens is code of its own, fetched on the way. */
import { IconButton } from '@oshimado/ui/button';
import { QueueIcon } from '@oshimado/ui/icon';
import { useState, type ComponentType } from 'react';
import { useActorValue } from '../../actors/ActorsProvider';
import { reportError } from '../../errors/report';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';
import * as css from './PlaylistButton.css';
import type { PlaylistPopupProps } from './PlaylistPopup';

let asked: Promise<ComponentType<PlaylistPopupProps>> | undefined;

/** A failed try is forgotten, so that the next press tries again. */
function loadPopup() {
  asked ??= import('./PlaylistPopup').then(
    ({ PlaylistPopup }) => PlaylistPopup,
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}
const prepare = () => void loadPopup().catch(() => undefined);

export function PlaylistButton() {
  const t = useTranslate();
  const notify = useNotify();
  const count = useActorValue('playlist', ({ context }) => context.playlist.videos.length, 0);
  const [Popup, setPopup] = useState<ComponentType<PlaylistPopupProps>>();
  const [isLoading, setLoading] = useState(false);
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
  const open = async () => {
    setLoading(true);
    try {
      const loaded = await loadPopup();
      setPopup(() => loaded);
    } catch (error) {
      reportError(error);
      notify({ key: 'playlist', tone: 'danger', title: t('playlistPopup.failed') });
    }
    setLoading(false);
  };
  return (
    <span className={css.root}>
      <IconButton
        icon={QueueIcon}
        label={label}
        className={css.button}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={isLoading || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
      />
      {badge}
    </span>
  );
}
