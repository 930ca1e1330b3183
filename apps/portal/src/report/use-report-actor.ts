/** The machine of the report dialog with its ports, told of what holds outside the dialog. */
import { REPORT_NOTICE_MS } from '@oshimado/domain';
import { reportMachine } from '@oshimado/machines/report';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { useFavoriteChannels } from '../actors/use-favorites';
import { useSettings } from '../actors/use-settings';
import { useClient } from '../app/ClientProvider';
import { useShownOrgs } from '../app/use-shown-orgs';
import { useTranslate } from '../i18n/LanguageProvider';
import { useNotify } from '../notices/NoticesProvider';
import type { ReportRequest } from './report-dialog.types';
import { reportPorts } from './report-ports';

export type ReportActor = ActorRefFrom<typeof reportMachine>;

export function useReportActor(request: ReportRequest): ReportActor {
  const t = useTranslate('report');
  const client = useClient();
  const notify = useNotify();
  const { orgs } = useShownOrgs();
  const isHome = useLocation().pathname === '/';
  const favorites = useFavoriteChannels();
  const { hideCollabStreams } = useSettings();
  const [machine] = useState(() => reportMachine.provide({ actors: reportPorts(client) }));
  const actor = useActorRef(machine, { input: { hidesCollabs: hideCollabStreams } });

  const open = useEffectEvent(({ video }: ReportRequest) =>
    actor.send({
      type: 'report.open',
      subject: {
        video,
        // Where several are shown, a channel of any of them is in its place.
        org: orgs.find((org) => org === video.channel.org) ?? orgs[0],
        isHome,
        favorites: favorites.map(({ id }) => id),
      },
    }),
  );
  useEffect(() => open(request), [request]);

  useEffect(() => {
    actor.send({ type: 'collabs.changed', isHidden: hideCollabStreams });
  }, [actor, hideCollabStreams]);

  const thank = useEffectEvent(() =>
    notify({ key: 'report', tone: 'success', title: t('sent'), durationMs: REPORT_NOTICE_MS }),
  );
  useEffect(() => {
    const told = actor.on('report.sent', () => thank());
    return () => told.unsubscribe();
  }, [actor]);
  return actor;
}
