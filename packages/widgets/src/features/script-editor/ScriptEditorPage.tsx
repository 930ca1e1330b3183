/** The script editor of the logged-in viewer. Guests see a link to the login, which returns here. */
import { useState } from 'react';
import { latePart, PartFailed } from '../../base/late-part';
import { GateLoading, LoginGate } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import * as css from './script-editor.css';
import type { ScriptEditorProps } from './ScriptEditor';

const ScriptEditor = latePart(
  async () => ({ default: (await import('./ScriptEditor')).ScriptEditor }),
  { Loading: GateLoading, Failed: PartFailed },
);

export type ScriptEditorPageProps = Omit<ScriptEditorProps, 'owner'>;

/** When the login ends, the editor stays mounted. When another account logs in, it starts again. */
function OwnedEditor(props: ScriptEditorPageProps) {
  const { user } = useViewer();
  const [owner, setOwner] = useState(user);
  if (user && user !== owner) setOwner(user);
  return owner ? <ScriptEditor key={owner.id} owner={owner} {...props} /> : null;
}

export function ScriptEditorPage(props: ScriptEditorPageProps) {
  const t = useTranslate('scriptEditor');
  const tPortal = useTranslate();
  return (
    <div className={css.page}>
      <LoginGate
        title={tPortal('nav.scripteditor')}
        text={t('guest')}
        prepare={ScriptEditor.prepare}
      >
        <OwnedEditor {...props} />
      </LoginGate>
    </div>
  );
}
