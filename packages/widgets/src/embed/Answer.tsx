/** One thing that an element asks its server for, and what is shown while it is loading and when it fails. */
import { Button } from '@oshimado/ui/button';
import { RefreshIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWidgets } from '../base/context';
import { isUnknown } from '../base/errors/is-unknown';
import type { ServerQuery } from '../base/queries/server-query';
import * as css from './answer.css';
import { Busy } from './Busy';
import type { AnswerFailure } from './failures';
import type { EmbedHooks } from './lazy-element';
import { useAnswer, type Failure } from './use-answer';

interface ErrorEvents {
  readonly 'oshi-error': { readonly code: AnswerFailure };
}

/** What can still change is asked for again after this time. */
const AGAIN_MS = 120_000;

interface Sentences {
  /** Said if the server does not know it. */
  readonly unknown: string;
  /** Said if it cannot be loaded, above the reason. Default: the reason alone. */
  readonly failed?: string;
}

interface FailedProps extends Sentences {
  readonly code: Exclude<AnswerFailure, 'busy'>;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failed({ code, isBusy, onRetry, unknown, failed }: FailedProps) {
  const { t } = useWidgets();
  if (code === 'missing') return <Notice role="alert" className={css.message} title={unknown} />;
  const isOffline = code === 'offline';
  const reason = t(`feed.error.${code}`);
  return (
    <Notice
      role="alert"
      tone={isOffline ? 'warning' : 'danger'}
      className={css.message}
      title={isOffline ? t('feed.offlineEmpty') : (failed ?? reason)}
      action={
        <Button size="small" busy={isBusy} startIcon={RefreshIcon} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {isOffline || failed === undefined ? null : reason}
    </Notice>
  );
}

const codeOf = ({ code, error }: Failure): AnswerFailure => (isUnknown(error) ? 'missing' : code);

export interface AnswerProps<T> extends Sentences, EmbedHooks<ErrorEvents> {
  /** The attribute that names it, as the page has it: `video="…"`. The console names it if the server does not know it. */
  readonly asked: string;
  readonly query: ServerQuery<T>;
  /** Whether it stays as it is. Default false: it is asked for again every two minutes, unless the server does not know it. */
  readonly isFinal?: (answer: T) => boolean;
  /** Called once, after the first answer is drawn. */
  readonly onReady: (answer: T) => void;
  /** Shown until the answer is there. */
  readonly loading: ReactNode;
  readonly children: (answer: T) => ReactNode;
}

export function Answer<T>({
  asked,
  query,
  isFinal = () => false,
  onPhase,
  emit,
  complain,
  onReady,
  loading,
  children,
  ...sentences
}: AnswerProps<T>) {
  const { data, failure, isBusy, retry } = useAnswer(query, ({ state }) =>
    (state.data !== undefined && isFinal(state.data)) || isUnknown(state.error) ? false : AGAIN_MS,
  );
  const { origin } = useWidgets();
  const wasReady = useRef(false);

  // After it is drawn, so that a page that is notified finds it.
  useEffect(() => {
    if (data === undefined || wasReady.current) return;
    wasReady.current = true;
    onPhase('shown');
    onReady(data);
  }, [data, onPhase, onReady]);

  useEffect(() => {
    if (failure === undefined) return;
    const failureCode = codeOf(failure);
    onPhase('failed');
    if (failureCode === 'missing') complain(`${asked} is unknown to ${origin}.`);
    emit('oshi-error', { code: failureCode });
  }, [failure, asked, origin, onPhase, emit, complain]);

  if (data !== undefined) return children(data);
  if (failure === undefined) return loading;
  const code = codeOf(failure);
  return code === 'busy' ? (
    <Busy error={failure.error} since={failure.at} onRetry={retry} className={css.message} />
  ) : (
    <slot name="error">
      <Failed {...sentences} code={code} isBusy={isBusy} onRetry={retry} />
    </slot>
  );
}
