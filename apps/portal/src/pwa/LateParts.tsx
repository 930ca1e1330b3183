/** What PwaParts fetches once the page has been loaded. */
import { useActors } from '../actors/ActorsProvider';
import { AppUpdate } from './AppUpdate';
import { InstallPrompt } from './InstallPrompt';
import { KeptBoards } from './KeptBoards';
import { OfflineBar } from './OfflineBar';
import { PullToRefresh } from './PullToRefresh';
import { useConnection } from './use-connection';
import { useRenewal } from './use-renewal';

export default function LateParts() {
  const actors = useActors();
  const { since } = useConnection(useRenewal());
  return (
    <>
      <AppUpdate />
      <KeptBoards />
      <OfflineBar since={since} />
      <PullToRefresh />
      {actors && since === null ? <InstallPrompt persistence={actors.persistence} /> : null}
    </>
  );
}
