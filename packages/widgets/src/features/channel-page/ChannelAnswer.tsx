/** Loads a channel: its placeholder, an error with retry, or the channel. */
import type { ChannelFull } from '@oshimado/contract';
import { Skeleton } from '@oshimado/ui/skeleton';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChannelSkeleton } from '../../parts/channel-card/ChannelSkeleton';
import { useClient } from '../../base/context';
import { ApiError, isUnknown } from '../../base/errors';
import { ListLoading } from '../../parts/lists';
import { channelQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import * as css from './ChannelPage.css';

function ChannelLoading() {
  const t = useTranslate('channels');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('page.loading')}</span>
      </VisuallyHidden>
      <div className={css.banner}>
        <Skeleton shape="box" />
      </div>
      <ChannelSkeleton />
      <ListLoading />
    </>
  );
}

export interface ChannelAnswerProps {
  readonly id: string;
  /** Rendered when the server does not know the channel. */
  readonly notFound: ReactNode;
  /** Renders the page of the loaded channel. */
  readonly children: (channel: ChannelFull) => ReactNode;
}

export function ChannelAnswer({ id, notFound, children }: ChannelAnswerProps) {
  const client = useClient();
  const { data, error, isPending, isFetching, refetch } = useQuery(channelQuery(client, id));
  if (isPending) return <ChannelLoading />;
  if (data) return children(data);
  if (isUnknown(error)) return notFound;
  return (
    <ApiError missing="page" error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  );
}
