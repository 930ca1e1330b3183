import {
  historyVideo,
  plainTitle,
  watchPath,
  type HistoryDay,
  type HistoryEntry,
} from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { useId } from 'react';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { VideoCard } from '../../parts/video-card';
import { listedVideo } from '../../base/device';
import * as css from './HistoryPage.css';
import { useHistoryActions } from './use-history-actions';

interface RemovalProps {
  /** Called with the id of a video that is about to be removed. */
  readonly onRemoval: (id: string) => void;
}

function Row({ entry, onRemoval }: RemovalProps & { readonly entry: HistoryEntry }) {
  const t = useTranslate('history');
  const { remove } = useHistoryActions();
  const video = historyVideo(entry, useNow());
  const title = video ? plainTitle(video.title) : t('unnamed', { id: entry.id });
  return (
    <li className={css.row} data-entry={entry.id}>
      <div className={css.cardPlace}>
        {video ? (
          <VideoCard video={listedVideo(video)} shape="list" headingLevel={3} />
        ) : (
          <PageLink href={watchPath(entry.id)}>{title}</PageLink>
        )}
      </div>
      <IconButton
        icon={CloseIcon}
        label={t('remove', { title })}
        onClick={() => {
          onRemoval(entry.id);
          remove(entry.id);
        }}
      />
    </li>
  );
}

/** The videos of one day. */
export function HistoryRows({
  day,
  onRemoval,
}: RemovalProps & { readonly day: HistoryDay<HistoryEntry> }) {
  const t = useTranslate('history');
  const id = useId();
  const names = { today: t('today'), yesterday: t('yesterday'), unknown: t('unknownDay') };
  return (
    <section className={css.day} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {day.kind === 'date' ? day.date : names[day.kind]}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role */}
      <ul role="list" className={css.list} aria-labelledby={id}>
        {day.entries.map((entry) => (
          <Row key={entry.id} entry={entry} onRemoval={onRemoval} />
        ))}
      </ul>
    </section>
  );
}
