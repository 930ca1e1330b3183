import type { Login } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { useState } from 'react';
import { useSend } from '../viewer';
import { useClient } from '../context';
import { useTranslate } from '../sentences';
import { FailureNotice } from './FailureNotice';
import { Section } from './Section';
import { demo, text } from './account.css';
import { useAccountCall } from './account-hooks';

const ROLES = [
  ['viewer', 'login.demoViewer'],
  ['translator', 'login.demoTranslator'],
  ['editor', 'login.demoEditor'],
  ['admin', 'login.demoAdmin'],
] as const;

export interface DemoLoginsProps {
  /** Called after the login. */
  readonly onDone: (login: Login) => void;
}

/** Logs a guest in with a role of their choice, on a demo site. */
export function DemoLogins({ onDone }: DemoLoginsProps) {
  const t = useTranslate('account');
  const client = useClient();
  const send = useSend('session');
  const { isBusy, failure, run } = useAccountCall();
  const [chosen, setChosen] = useState<string>();
  const enter = (role: string) => {
    setChosen(role);
    void run(async () => {
      const login = await client.postLogin({ body: { token: role, service: 'demo' } });
      send({ type: 'session.login', login, now: Date.now() });
      onDone(login);
    });
  };
  return (
    <Section heading={t('login.demoHeading')}>
      <p className={text}>{t('login.demoText')}</p>
      <div className={demo}>
        {ROLES.map(([role, label]) => (
          <Button key={role} busy={isBusy && chosen === role} onClick={() => enter(role)}>
            {t(label)}
          </Button>
        ))}
      </div>
      {failure ? <FailureNotice title={t('failure.loginTitle')} code={failure} /> : null}
    </Section>
  );
}
