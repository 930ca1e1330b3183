/** Translating live: what is typed reaches the viewers here and the chats of the streams. It fills the screen. */
import { latePart, PartFailed } from '../../base/late-part';
import { GateLoading, LoginGate } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import * as css from './tl-client.css';
import type { TlClientProps } from './ViewerTlClient';

const ViewerTlClient = latePart(
  async () => ({ default: (await import('./ViewerTlClient')).ViewerTlClient }),
  { Loading: GateLoading, Failed: PartFailed },
);

export function TlClient(props: TlClientProps) {
  const t = useTranslate('tlClient');
  const tPortal = useTranslate();
  return (
    <div className={css.page} data-part="tl-client">
      <LoginGate title={tPortal('nav.tlclient')} text={t('about')} prepare={ViewerTlClient.prepare}>
        <ViewerTlClient {...props} />
      </LoginGate>
    </div>
  );
}
