/** Clips as a stranger's page gets them: the same cards as everywhere, with the embed's links, events and client. */
import { PAGE_SIZE, tlLanguageFor } from '@oshimado/domain';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SearchIcon } from '@oshimado/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { VideoList } from '../../parts/video-list';
import '../card-parts';
import { EmbedPage } from '../EmbedPage';
import type { EmbedHooks } from '../lazy-element';
import { ListFailed, ListWaiting } from '../ListStates';
import type { Drawing } from '../mount-in-shadow';
import { useAnswer } from '../use-answer';
import { useSelect } from '../use-select';
import { useUnknownOrg } from '../use-unknown-org';
import { clipsQuery, type ClipsRequest } from './clips-query';
import type { OshiClipsEvents } from './events';
import type { ClipsOptions } from './options';

type Hooks = EmbedHooks<OshiClipsEvents>;

/** Clips come a few times an hour. */
const AGAIN_MS = 600_000;

const contentOf = (clips: readonly unknown[] | undefined, hasFailed: boolean) => {
  if (clips === undefined) return hasFailed ? 'failed' : 'skeleton';
  return clips.length === 0 ? 'empty' : 'list';
};

function Clips({
  api,
  request,
  onPhase,
  emit,
  complain,
}: Hooks & { readonly api: string; readonly request: ClipsRequest }) {
  const { org, channels } = request;
  const t = useTranslate('elements');
  const [said] = useState(() => new Set<string>());
  const query = clipsQuery(useClient(), request, {
    onUnknown: (id) => {
      if (!said.has(id)) complain(`channels="${id}" is unknown to ${api}; nothing is shown of it.`);
      said.add(id);
    },
  });
  const { data, failure, isBusy, retry } = useAnswer(query, AGAIN_MS);
  const count = data?.length;
  const wasReady = useRef(false);

  // After they are drawn, so that a page that is notified finds them.
  useEffect(() => {
    if (count === undefined || wasReady.current) return;
    wasReady.current = true;
    onPhase('shown');
    emit('oshi-ready', { count });
  }, [count, onPhase, emit]);
  useEffect(() => {
    if (failure === undefined) return;
    onPhase('failed');
    emit('oshi-error', { code: failure.code });
  }, [failure, onPhase, emit]);

  useUnknownOrg({ api, org, channels, isEmpty: count === 0, complain });

  const content = contentOf(data, failure !== undefined);
  return (
    <div data-part="clips" data-state={content} aria-busy={isBusy}>
      {content === 'skeleton' ? (
        <ListWaiting text={t('clips.loading')} count={Math.min(request.max, PAGE_SIZE)} />
      ) : null}
      {failure ? (
        <ListFailed failure={failure} title={t('clips.failed')} isBusy={isBusy} retry={retry} />
      ) : null}
      {content === 'empty' ? (
        <slot name="empty">
          <EmptyState
            icon={SearchIcon}
            title={t('clips.empty')}
            description={t('clips.emptyHint')}
          />
        </slot>
      ) : null}
      {data && content === 'list' ? (
        <VideoList videos={data} label={t('clips.label')} headingLevel={2} />
      ) : null}
    </div>
  );
}

export type EmbedClipsProps = Hooks & Drawing<ClipsOptions>;

export function EmbedClips({ onPhase, emit, complain, ...drawing }: EmbedClipsProps) {
  const { options, speech } = drawing;
  const { api, org, channels, max } = options;
  const languages =
    options.languages.length > 0 ? options.languages : [tlLanguageFor(speech.language)];
  const request: ClipsRequest = { org, channels, languages, max };
  return (
    <EmbedPage {...drawing} onSelect={useSelect(emit)}>
      {/* Other clips are another list. */}
      <Clips key={JSON.stringify([api, request])} {...{ api, request, onPhase, emit, complain }} />
    </EmbedPage>
  );
}
