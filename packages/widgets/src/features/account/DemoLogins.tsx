import type { Login, User } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { useState } from 'react';
import { useSend } from '../../base/viewer';
import { useClient } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { FailureNotice } from './FailureNotice';
import { demo } from './account.css';
import { useAccountCall } from './account-hooks';
import { pageClock } from '../../base/ticker';

const ROLES = [
  ['viewer', 'login.demoViewer'],
  ['translator', 'login.demoTranslator'],
  ['editor', 'login.demoEditor'],
  ['admin', 'login.demoAdmin'],
] as const;

/** The role under which a user of the demo logs in once more. */
const OWN_ROLE = { user: 'viewer', editor: 'editor', admin: 'admin' } as const;

export interface DemoLoginsProps {
  /** Who logs in once more; null for a guest, who chooses a role. */
  readonly user: User | null;
  /** Called after the login. */
  readonly onDone: (login: Login) => void;
}

/** Logs a guest in with a role of their choice on a demo site, or a user once more. */
export function DemoLogins({ user, onDone }: DemoLoginsProps) {
  const t = useTranslate('account');
  const client = useClient();
  const send = useSend('session');
  const { isBusy, failure, run } = useAccountCall();
  const [chosen, setChosen] = useState<string>();
  const roles = user ? ([[OWN_ROLE[user.role], 'login.againHeading']] as const) : ROLES;
  const enter = (role: string) => {
    setChosen(role);
    void run(async () => {
      const login = await client.postLogin({ body: { token: role, service: 'demo' } });
      send({ type: 'session.login', login, now: pageClock.now() });
      onDone(login);
    });
  };
  return (
    <>
      <div className={demo}>
        {roles.map(([role, label]) => (
          <Button key={role} busy={isBusy && chosen === role} onClick={() => enter(role)}>
            {t(label)}
          </Button>
        ))}
      </div>
      {failure ? <FailureNotice title={t('failure.loginTitle')} failure={failure} /> : null}
    </>
  );
}
