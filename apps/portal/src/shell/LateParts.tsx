/** What PwaParts fetches once the page has been loaded. */
import { AppUpdate } from '@oshimado/widgets/app-update';
import { InstallPrompt } from '@oshimado/widgets/install-prompt';
import { OfflineBar } from '@oshimado/widgets/offline-bar';
import { PullToRefresh } from '@oshimado/widgets/pull-to-refresh';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { KeptBoards } from '../platform/KeptBoards';
import { appUpdate } from '../platform/start-app-update';
import { useConnection } from '../platform/use-connection';
import { useKeptSentences } from '../platform/use-kept-sentences';
import { useRenewal } from '../platform/use-renewal';
import { pageKindOf } from './page-kind';

export default function LateParts() {
  const { pathname } = useLocation();
  const [control] = useState(appUpdate);
  const { since } = useConnection(useRenewal());
  useKeptSentences();
  return (
    <>
      <AppUpdate control={control} />
      <KeptBoards />
      <OfflineBar since={since} />
      <PullToRefresh isAllowed={pageKindOf(pathname) === 'plain'} />
      {since === null ? <InstallPrompt /> : null}
    </>
  );
}
