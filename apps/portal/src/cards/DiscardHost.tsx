import { DiscardQuestion } from '@oshimado/widgets';
import { selectStatus } from '@oshimado/machines/playlist';
import { useActors, useActorValue } from '../actors/ActorsProvider';
import { useTranslate } from '../i18n/LanguageProvider';

/** Asks before another list takes the place of unsaved changes, wherever it was wanted. */
export default function DiscardHost() {
  const t = useTranslate('playlists');
  const actors = useActors();
  const isAsking = useActorValue('playlist', (state) => selectStatus(state) === 'asking', false);
  return actors ? <DiscardQuestion actor={actors.playlist} isAsking={isAsking} t={t} /> : null;
}
