/** `/scriptmanager`: its title and the viewer's scripts, at the page of the address. */
import { LoginGate } from '@oshimado/widgets/internal/parts/login-gate';
import { LateScriptManager } from '@oshimado/widgets/internal/features/script-manager';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { usePageTitle } from '../../platform/page-head';
import { usePageAddress } from '../../platform/use-page-address';
import * as css from '../../shell/page.css';

export default function ScriptManagerPage() {
  const t = useTranslate('scripts');
  const tPortal = useTranslate();
  const address = usePageAddress();
  usePageTitle(tPortal('nav.scriptmanager'));
  return (
    <div className={css.narrowPage}>
      <LoginGate
        title={tPortal('nav.scriptmanager')}
        text={t('guest')}
        prepare={LateScriptManager.prepare}
      >
        <h1 className={css.title}>{tPortal('nav.scriptmanager')}</h1>
        <LateScriptManager {...address} />
      </LoginGate>
    </div>
  );
}
