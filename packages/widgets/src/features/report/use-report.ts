/** Starts the machine of the report dialog with calls of the client, and sends it what changes outside the dialog. */
import type { Client, Topic, Video } from '@oshimado/contract';
import { REPORT_NOTICE_MS } from '@oshimado/domain';
import {
  hasEntries,
  reportMachine,
  type MentionsQuery,
  type ReportChannel,
  type ReportSending,
} from '@oshimado/machines/report';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fromPromise, createActor, type ActorRefFrom } from 'xstate';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import { useNotify } from '../../base/toasts';
import { useTranslate } from '../../base/sentences';
import { useFavoriteChannels } from '../../base/viewer';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useStartedActor } from '../../base/state/use-running';
import { connectReport, type ReportApi } from './report.connect';

/** A request to report a video; each is a new object, so that the same video can be reported twice. */
export interface ReportRequest {
  readonly video: Video;
}

/** What the page shows where the report is opened. */
export interface ReportPagePlace {
  /** Names of the organizations the page shows; at least one. */
  readonly orgs: readonly string[];
  /** Whether it is the home page, where a video can be in the wrong organization. */
  readonly isHome: boolean;
}

const portsOf = (client: Client) => ({
  loadTopics: fromPromise<readonly Topic[], undefined>(({ signal }) =>
    client.getTopics({}, { signal }),
  ),
  loadMentions: fromPromise<readonly ReportChannel[], MentionsQuery>(({ input, signal }) =>
    client.getMentions({ id: input.videoId }, { signal }),
  ),
  sendReport: fromPromise<unknown, ReportSending>(({ input, signal }) =>
    client.postVideoReport({ id: input.videoId, body: [...input.body] }, { signal }),
  ),
});

export function useReport(request: ReportRequest, { orgs, isHome }: ReportPagePlace): ReportApi {
  const t = useTranslate('report');
  const client = useClient();
  const notify = useNotify();
  const favorites = useFavoriteChannels();
  const hidesCollabs = useSettings().collabs === 'hide';
  const actor: ActorRefFrom<typeof reportMachine> = useStartedActor(() =>
    createActor(reportMachine.provide({ actors: portsOf(client) }), {
      input: { hidesCollabs },
    }),
  );
  const { send } = actor;
  const snapshot = useSelector(actor, (state) => state);

  const open = useEffectEvent(({ video }: ReportRequest) =>
    send({
      type: 'report.open',
      subject: {
        video,
        // Where the page shows several organizations, the channel may belong to any of them.
        org: orgs.find((org) => org === video.channel.org) ?? orgs[0],
        isHome,
        favorites: favorites.map(({ id }) => id),
      },
    }),
  );
  useEffect(() => open(request), [request]);

  useEffect(() => {
    send({ type: 'collabs.changed', isHidden: hidesCollabs });
  }, [send, hidesCollabs]);

  useActorEvent(actor, 'report.sent', () =>
    notify({ key: 'report', tone: 'success', title: t('sent'), durationMs: REPORT_NOTICE_MS }),
  );
  useUnsavedWork(hasEntries(snapshot));
  return connectReport(snapshot, send);
}
