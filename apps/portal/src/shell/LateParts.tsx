/** Parts that PwaParts loads after the page. */
import { loadListKeeper } from '@oshimado/widgets/internal/parts/video-list';
import { KeptVisits } from '@oshimado/widgets/internal/features/away';
import { PushRenewal, ReminderHost } from '@oshimado/widgets/internal/parts/push';
import { AppUpdate } from '@oshimado/widgets/internal/parts/app-update';
import { InstallPrompt } from '@oshimado/widgets/internal/features/install-prompt';
import { OfflineBar, WaitingBar } from '@oshimado/widgets/internal/features/offline-bar';
import { PullToRefresh } from '@oshimado/widgets/internal/features/pull-to-refresh';
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useActorEvent, useActors, useViewer } from '@oshimado/widgets/internal/base/viewer';
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { groupsNote, wantedGroups } from '@oshimado/widgets/internal/base/wanted-groups';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { useIsPageAwaited } from '@oshimado/widgets/internal/base/page';
import { useLanguage } from '@oshimado/widgets/internal/base/sentences';
import {
  ClockNotice,
  loadActorMessages,
  SuspensionNotice,
} from '@oshimado/widgets/internal/base/toasts';
import { keepLists } from '../platform/kept-lists';
import { tabStorage } from '../platform/page-return';
import { appUpdate } from '../platform/start-app-update';
import { useConnection, useRenewal } from '../platform/use-connection';
import { useKeptSentences } from '../platform/use-kept-sentences';
import './print.css';
import { createBoardStore } from '../platform/board-store';
import { forgetOthers, keepBoards, recallBoards } from '../platform/last-boards';

/** Stores the boards seen last, and restores those of earlier visits. Renders nothing. */
function KeptBoards() {
  const queries = useQueryClient();
  const { user, isKnown } = useViewer();
  const viewerId = user?.id ?? null;
  const [store] = useState(createBoardStore);

  useEffect(() => keepBoards(queries, store, reportError), [queries, store]);

  useEffect(() => {
    if (!isKnown) return;
    forgetOthers(queries, store, viewerId)
      .then(() => recallBoards(queries, store, viewerId))
      .catch(reportError);
  }, [queries, store, viewerId, isKnown]);
  return null;
}

/** Stores the lists of this tab whenever it is hidden, because it may be discarded without another event. Renders nothing. */
function KeptLists() {
  const queries = useQueryClient();
  const { user, isKnown } = useViewer();
  const viewerId = user?.id ?? null;
  useEffect(() => {
    loadListKeeper().catch(reportError);
  }, []);
  useEffect(() => {
    const storage = tabStorage();
    if (!storage || !isKnown) return undefined;
    const keep = () => keepLists(queries, storage, viewerId);
    const onVisibility = () => {
      if (document.hidden) keep();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', keep);
    };
  }, [queries, viewerId, isKnown]);
  return null;
}

const GroupsSync = latePart(() => import('./GroupsSync'));

/** Groups of favorites are exchanged where some are shown, while changes of them wait, and when they have to leave the device. */
function Groups() {
  const [isWanted, setWanted] = useState(() => groupsNote() === 'unsent');
  const [isLoggedOut, setLoggedOut] = useState(false);
  useEffect(() => {
    const look = () => setWanted((before) => before || wantedGroups.getState());
    look();
    return wantedGroups.subscribe(look);
  }, []);
  useActorEvent(useActors()?.session, 'session.ended', ({ reason }) => {
    if (reason === 'logout' && groupsNote() !== null) setLoggedOut(true);
  });
  useActorEvent(useActors()?.session, 'session.started', () => setLoggedOut(false));
  return isWanted || isLoggedOut ? <GroupsSync isLoggedOut={isLoggedOut} /> : null;
}

/** A component of its own: the address changes with every step of the viewer. */
const Waiting = () => <WaitingBar isPageAwaited={useIsPageAwaited(useLocation().pathname)} />;

export interface LatePartsProps {
  /** Whether a pull at the top refreshes the page. */
  readonly canPull: boolean;
}

export default function LateParts({ canPull }: LatePartsProps) {
  const { pathname } = useLocation();
  const [control] = useState(appUpdate);
  const since = useConnection(useRenewal());
  useKeptSentences();
  const language = useLanguage();
  useEffect(() => {
    loadActorMessages(language).catch(reportError);
  }, [language]);
  return (
    <>
      <AppUpdate control={control} />
      <KeptBoards />
      <KeptLists />
      <KeptVisits saysMissed={pathname === '/'} />
      <Groups />
      <OfflineBar since={since} />
      <ClockNotice />
      <SuspensionNotice />
      <ReminderHost />
      <PushRenewal />
      <PullToRefresh isAllowed={canPull} />
      {since === null ? <Waiting /> : null}
      {since === null ? <InstallPrompt /> : null}
    </>
  );
}
