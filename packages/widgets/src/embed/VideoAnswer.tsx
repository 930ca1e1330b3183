/** One video from the server, and what an element shows until it is there or if it is not. */
import type { AnswerOf } from '@oshimado/contract';
import type { ReactNode } from 'react';
import { useWidgets } from '../base/context';
import type { ServerQuery } from '../base/queries/server-query';
import { Answer } from './Answer';
import type { VideoFailure } from './failures';
import type { EmbedHooks } from './lazy-element';

type AnsweredVideo = AnswerOf<'getVideo'>;

interface VideoEvents {
  readonly 'oshi-ready': { readonly video: AnsweredVideo };
  readonly 'oshi-error': { readonly code: VideoFailure };
}

/** A video that runs or will run is asked for again, so that its state is right. */
const isOver = ({ status }: AnsweredVideo) => status === 'past';

export interface VideoAnswerProps<T extends AnsweredVideo> extends EmbedHooks<VideoEvents> {
  readonly id: string;
  readonly query: ServerQuery<T>;
  /** Shown until the answer is there. */
  readonly loading: ReactNode;
  readonly children: (video: T) => ReactNode;
}

export function VideoAnswer<T extends AnsweredVideo>({ id, emit, ...props }: VideoAnswerProps<T>) {
  const { t } = useWidgets();
  return (
    <Answer
      {...props}
      emit={emit}
      asked={`video="${id}"`}
      unknown={t('video.unknown')}
      failed={t('video.failed')}
      isFinal={isOver}
      onReady={(video) => emit('oshi-ready', { video })}
    />
  );
}
