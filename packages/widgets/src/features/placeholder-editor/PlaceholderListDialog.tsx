/** Upcoming placeholders, to choose one that is changed. */
import { rowsOf, type Video } from '@oshimado/contract';
import { displayName, plainTitle, twoZoneTimes } from '@oshimado/domain';
import { Dialog } from '@oshimado/ui/dialog';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { TextField } from '@oshimado/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/context';
import { RetryNotice } from '../../base/errors';
import { VIDEO_LISTS } from '../../base/queries';
import { useLanguage, useNameProperty, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card';
import { matchesSearch } from './placeholder-editor.connect';
import * as css from './placeholder-editor.css';

const LISTED_MAX = 100;

interface EntryProps {
  readonly video: Video;
  readonly local: string;
  readonly onPick: (video: Video) => void;
}

function Entry({ video, local, onPick }: EntryProps) {
  const { language } = useLanguage();
  const property = useNameProperty();
  const title = plainTitle(video.title);
  const start = Date.parse(video.start_scheduled ?? video.available_at);
  const [time = ''] = Number.isNaN(start) ? [] : twoZoneTimes(start, language, local);
  return (
    <li>
      <button type="button" className={css.entry} onClick={() => onPick(video)}>
        <strong lang={textLanguage(title, language)} translate="no">
          {title}
        </strong>
        <span className={css.note}>
          {displayName(video.channel, property)}
          {' · '}
          {time}
        </span>
      </button>
    </li>
  );
}

export interface PlaceholderListDialogProps {
  /** IANA name of the viewer's zone. */
  readonly local: string;
  readonly onPick: (video: Video) => void;
  readonly onClose: () => void;
}

export default function PlaceholderListDialog({
  local,
  onPick,
  onClose,
}: PlaceholderListDialogProps) {
  const t = useTranslate('placeholder');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const [text, setText] = useState('');
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: [VIDEO_LISTS, 'placeholders'],
    queryFn: async ({ signal }) =>
      rowsOf(
        await client.getVideos(
          {
            type: ['placeholder'],
            status: ['upcoming', 'live'],
            include: ['live_info'],
            sort: 'available_at',
            order: 'asc',
            limit: LISTED_MAX,
          },
          { signal },
        ),
      ),
    staleTime: 0,
  });
  const found = data?.filter((video) => matchesSearch(video, text));
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('list.title')}
      closeLabel={tWidgets('close')}
    >
      <div className={css.main}>
        <TextField
          type="search"
          label={t('list.search')}
          startIcon={SearchIcon}
          clearLabel={tPortal('searchBar.clear')}
          value={text}
          onValueChange={setText}
        />
        {!data && !isError ? <Spinner label={t('list.loading')} /> : null}
        {!data && isError ? (
          <RetryNotice error={error} onRetry={() => void refetch()} isBusy={isFetching}>
            {t('list.failed')}
          </RetryNotice>
        ) : null}
        {found?.length === 0 ? (
          <EmptyState
            icon={SearchIcon}
            headingLevel={3}
            title={data?.length === 0 ? t('list.empty') : tPortal('choices.empty')}
          />
        ) : null}
        {found && found.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari announces no list without markers unless it has the role
          <ul role="list" className={css.entries} aria-label={t('list.label')}>
            {found.map((video) => (
              <Entry key={video.id} video={video} local={local} onPick={onPick} />
            ))}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}
