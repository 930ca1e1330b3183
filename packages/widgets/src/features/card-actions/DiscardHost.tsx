import { DiscardQuestion } from '../../parts/playlist-panel';
import { selectStatus } from '@oshimado/machines/playlist';
import { useActors, useActorValue } from '../../base/viewer';
import { useTranslate } from '../../base/sentences';

/** Asks before unsaved changes are discarded, wherever another playlist was opened. */
export default function DiscardHost() {
  const t = useTranslate('playlists');
  const actors = useActors();
  const isAsking = useActorValue('playlist', (state) => selectStatus(state) === 'asking', false);
  return actors ? <DiscardQuestion actor={actors.playlist} isAsking={isAsking} t={t} /> : null;
}
