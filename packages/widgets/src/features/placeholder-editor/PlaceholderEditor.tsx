/** Adds and changes placeholders: streams and events that are not on YouTube yet. */
import { readPlaceholderToken } from '@oshimado/domain';
import { Spinner } from '@oshimado/ui/spinner';
import { useState, type ReactNode } from 'react';
import { useWidgets } from '../../base/context';
import { latePart, PartFailed } from '../../base/late-part';
import { GateLoading, LoginGate } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { useViewer, WaitForActors } from '../../base/viewer';
import { tokenStateOf } from './placeholder-editor.connect';
import * as css from './placeholder-editor.css';
import { TokenAlert } from './TokenAlert';

export interface PlaceholderEditorProps {
  /** Id of the placeholder to change. Default: a new one. */
  readonly id?: string | undefined;
  /** Heading of the page; guests see that of the login instead. */
  readonly heading: ReactNode;
  /** Token of a bot's link. Default none. */
  readonly token?: string | undefined;
  /** Called with the id of the placeholder that is changed from now on; undefined for a new one. */
  readonly onIdChange: (id: string | undefined) => void;
}

const EditorForm = latePart(async () => ({ default: (await import('./EditorForm')).EditorForm }), {
  Loading: GateLoading,
  Failed: PartFailed,
});

/** The viewer's own zone. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function KnownViewer({ heading, id, token: text, onIdChange }: PlaceholderEditorProps) {
  const t = useTranslate('placeholder');
  const { timeZone } = useWidgets();
  const [local] = useState(() => timeZone ?? zoneHere());
  const now = useNow();
  const state = tokenStateOf(
    text,
    text === undefined ? undefined : readPlaceholderToken(text),
    now,
  );
  // A link that expires while the form is filled in leaves what is typed.
  const [startsByLink] = useState(state.kind === 'valid');
  const form = (
    <>
      {heading}
      <EditorForm
        id={id}
        token={state}
        tokenText={state.kind === 'valid' ? text : undefined}
        local={local}
        isAlwaysShown={startsByLink}
        onIdChange={onIdChange}
      />
    </>
  );
  if (startsByLink) return form;
  return (
    <LoginGate title={t('title')} text={t('guest')} prepare={EditorForm.prepare}>
      {form}
    </LoginGate>
  );
}

function GuestAlert({ token }: { readonly token: string | undefined }) {
  const { user } = useViewer();
  const now = useNow();
  const state = tokenStateOf(
    token,
    token === undefined ? undefined : readPlaceholderToken(token),
    now,
  );
  const isNeeded = !user && (state.kind === 'expired' || state.kind === 'unreadable');
  return isNeeded ? <TokenAlert state={state} local={zoneHere()} hasOwnRights={false} /> : null;
}

/** What the first drawing depends on is known to the browser alone, so the server draws none of it. */
export function PlaceholderEditor(props: PlaceholderEditorProps) {
  const tWidgets = useTranslate('widgets');
  const { isKnown } = useViewer();
  if (!isKnown) {
    return (
      <WaitForActors>
        <Spinner label={tWidgets('menu.loading')} />
      </WaitForActors>
    );
  }
  return (
    <div className={css.main}>
      <GuestAlert token={props.token} />
      <KnownViewer {...props} />
    </div>
  );
}
