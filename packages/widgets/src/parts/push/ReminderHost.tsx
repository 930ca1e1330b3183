/** Reminders of single streams: an entry in the menus of cards, and the dialog that it opens. */
import type { Video } from '@oshimado/contract';
import { Spinner } from '@oshimado/ui/spinner';
import { useEffect, useState } from 'react';
import { askedPart } from '../../base/asked-part';
import { latePart } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import { offerEntry } from '../video-card/late-entry';
import * as css from './push.css';

/** In place of the entry: a menu may contain nothing else. */
function Loading() {
  const t = useTranslate();
  return (
    <div role="menuitem" aria-disabled="true" tabIndex={-1} className={css.itemPlace}>
      <Spinner label={t('loading')} />
    </div>
  );
}

const Item = latePart(() => import('./ReminderItem'), { Loading });
const ReminderDialog = askedPart(() => import('./ReminderDialog'));

/** Draws nothing until a reminder is asked for. */
export function ReminderHost() {
  const [video, setVideo] = useState<Video | null>(null);
  useEffect(() => offerEntry({ Item, open: setVideo }), []);
  return video ? <ReminderDialog video={video} onClose={() => setVideo(null)} /> : null;
}
