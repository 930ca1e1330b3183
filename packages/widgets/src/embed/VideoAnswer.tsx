/** One video from the server, and what an element shows until it is there or if it is not. */
import type { AnswerOf } from '@oshimado/contract';
import { boardFailure } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWidgets } from '../base/context';
import { isUnknown } from '../base/errors/is-unknown';
import { useOnline } from '../base/page/use-online';
import type { ServerQuery } from '../base/queries/server-query';
import { Busy, embedFailure } from './Busy';
import type { VideoFailure } from './failures';
import type { EmbedHooks } from './lazy-element';
import * as css from './video-answer.css';

type AnsweredVideo = AnswerOf<'getVideo'>;

interface VideoEvents {
  readonly 'oshi-ready': { readonly video: AnsweredVideo };
  readonly 'oshi-error': { readonly code: VideoFailure };
}

/** A video that runs or will run is asked for again after this time, so that its state is right. */
const AGAIN_MS = 120_000;

interface FailedProps {
  readonly code: Exclude<VideoFailure, 'busy'>;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failed({ code, isBusy, onRetry }: FailedProps) {
  const { t } = useWidgets();
  if (code === 'missing')
    return <Notice role="alert" className={css.message} title={t('video.unknown')} />;
  const isOffline = code === 'offline';
  return (
    <Notice
      role="alert"
      tone={isOffline ? 'warning' : 'danger'}
      className={css.message}
      title={t(isOffline ? 'feed.offlineEmpty' : 'video.failed')}
      action={
        <Button size="small" busy={isBusy} startIcon={RefreshIcon} onClick={onRetry}>
          {t('feed.retry')}
        </Button>
      }
    >
      {isOffline ? null : t(`feed.error.${code}`)}
    </Notice>
  );
}

export interface VideoAnswerProps<T extends AnsweredVideo> extends Pick<
  EmbedHooks<VideoEvents>,
  'onPhase' | 'emit'
> {
  readonly query: ServerQuery<T>;
  /** Shown until the answer is there. */
  readonly loading: ReactNode;
  readonly children: (video: T) => ReactNode;
}

export function VideoAnswer<T extends AnsweredVideo>({
  query,
  onPhase,
  emit,
  loading,
  children,
}: VideoAnswerProps<T>) {
  const isOnline = useOnline();
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) =>
      state.data?.status === 'past' || isUnknown(state.error) ? false : AGAIN_MS,
  });
  const wasReady = useRef(false);

  // After it is drawn, so that a page that is notified finds it.
  useEffect(() => {
    if (data === undefined || wasReady.current) return;
    wasReady.current = true;
    onPhase('shown');
    emit('oshi-ready', { video: data });
  }, [data, onPhase, emit]);

  const code = isUnknown(error) ? 'missing' : embedFailure(boardFailure(error, isOnline), error);
  const hasFailed = error !== null && data === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    onPhase('failed');
    emit('oshi-error', { code });
    // Each failure is an event of its own, also one with the same code.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the time distinguishes two failures
  }, [hasFailed, code, errorUpdatedAt, onPhase, emit]);

  if (data !== undefined) return children(data);
  if (!hasFailed) return loading;
  const retry = () => void refetch();
  return code === 'busy' ? (
    <Busy error={error} since={errorUpdatedAt} onRetry={retry} className={css.message} />
  ) : (
    <slot name="error">
      <Failed code={code} isBusy={isFetching} onRetry={retry} />
    </slot>
  );
}
