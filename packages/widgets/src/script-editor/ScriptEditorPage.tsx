/** The script editor for whoever is logged in; guests are led to the login and back. */
import { useState } from 'react';
import { LoginGate } from '../login-gate';
import { useTranslate } from '../sentences';
import { useViewer } from '../viewer';
import * as css from './script-editor.css';
import { ScriptEditor, type ScriptEditorProps } from './ScriptEditor';

export type ScriptEditorPageProps = Omit<ScriptEditorProps, 'owner'>;

/** When the login ends, the editor stays; when another account logs in, it begins anew. */
function OwnedEditor(props: ScriptEditorPageProps) {
  const { user } = useViewer();
  const [owner, setOwner] = useState(user);
  if (user && user !== owner) setOwner(user);
  return owner ? <ScriptEditor key={owner.id} owner={owner} {...props} /> : null;
}

export function ScriptEditorPage(props: ScriptEditorPageProps) {
  const t = useTranslate('scriptEditor');
  return (
    <div className={css.page}>
      <LoginGate title={t('title')} text={t('guest')}>
        <OwnedEditor {...props} />
      </LoginGate>
    </div>
  );
}
