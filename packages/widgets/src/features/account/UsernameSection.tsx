import { nameOf, type User } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import { TextField } from '@oshimado/ui/text-field';
import { useRef, useState, type FormEvent } from 'react';
import { useClient } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { FailureNotice } from './FailureNotice';
import { Section } from './Section';
import { actions, parts } from './account.css';
import { useAccountCall, useKeepUser } from './account-hooks';

/** The server's rule for a name (contract, `usernameBody`). */
const USERNAME_MAX = 60;

/** What is wrong with a name, as the key of its sentence; undefined when it is valid. */
export function usernameProblem(name: string): 'empty' | 'long' | undefined {
  const { length } = name;
  if (nameOf(name) === '') return 'empty';
  // The server checks the length of the name as sent, and the field sends it trimmed.
  return length > USERNAME_MAX && nameOf(name).length > USERNAME_MAX ? 'long' : undefined;
}

/** The username, changed in place. */
export function UsernameSection({ user }: { user: User }) {
  const t = useTranslate('account');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const notify = useNotify();
  const keepUser = useKeepUser();
  const { isBusy, failure, run, forget } = useAccountCall();
  const [draft, setDraft] = useState<string>();
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isEditing = draft !== undefined;
  const problem = isEditing && hasTried ? usernameProblem(draft) : undefined;

  const stop = () => {
    setDraft(undefined);
    setTried(false);
    forget();
    field.current?.focus();
  };
  const start = () => {
    setDraft(user.username);
    field.current?.focus();
    field.current?.select();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isEditing) return start();
    setTried(true);
    if (usernameProblem(draft)) {
      field.current?.focus();
      return undefined;
    }
    const name = nameOf(draft);
    if (name === user.username) return stop();
    const hasWorked = await run(async () => keepUser(await client.postUser({ body: { name } })));
    if (!hasWorked) return undefined;
    notify({ key: 'username', tone: 'success', title: t('username.saved', { name }) });
    return stop();
  };

  return (
    <Section heading={t('username.label')}>
      <form className={parts} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          ref={field}
          label={t('username.label')}
          hideLabel
          description={t('username.help')}
          error={problem ? t(`username.${problem}`, { max: USERNAME_MAX }) : undefined}
          value={draft ?? user.username}
          onValueChange={setDraft}
          readOnly={!isEditing}
          autoComplete="nickname"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && isEditing && !isOfInputMethod(event)) stop();
          }}
        />
        <div className={actions}>
          <Button type="submit" variant={isEditing ? 'solid' : 'soft'} busy={isBusy}>
            {isEditing ? tPortal('button.save') : t('username.change')}
          </Button>
          {isEditing ? <Button onClick={stop}>{tWidgets('cancel')}</Button> : null}
        </div>
      </form>
      {failure ? <FailureNotice title={t('username.failed')} failure={failure} /> : null}
    </Section>
  );
}
