/** A page that needs a login: a guest is led to it and back. */
import type { User } from '@oshimado/contract';
import { loginPath } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { PersonIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useEffect, useState, type ReactNode } from 'react';
import { PageLink } from '../../base/context';
import { useHydrated } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { useIsDrawnForGuest, useLoginStore, useViewer, WaitForActors } from '../../base/viewer';
import { LoginAgainLink } from './LoginAgain';
import { gate, page } from './login-gate.css';

const thisAddress = () => location.pathname + location.search + location.hash;

export interface LoginGateProps {
  /** Heading for guests: what the page is. */
  readonly title: string;
  /** What it is good for, in a sentence. */
  readonly text: string;
  /** Loads the code of the page for who is logged in on this device, before the login is checked. Stable. Default: it is there. */
  readonly prepare?: (user: User) => Promise<void>;
  /** The page, which guests do not load: a late part. It stays when the login ends, so that nothing typed is lost; a notice leads to the login in another tab. */
  readonly children: ReactNode;
}

/** In place of a page whose code is on its way. */
export function GateLoading() {
  const t = useTranslate();
  return (
    <div className={gate}>
      <Spinner label={t('loading')} />
    </div>
  );
}

function useCodeAhead(prepare: LoginGateProps['prepare']) {
  const logins = useLoginStore();
  useEffect(() => {
    const { login } = logins.read();
    // The page loads it again, and shows the failure.
    if (login) prepare?.(login.user).catch(() => undefined);
  }, [logins, prepare]);
}

export function LoginGate({ title, text, prepare, children }: LoginGateProps) {
  const t = useTranslate('editing');
  const tPortal = useTranslate();
  const { user, isKnown } = useViewer();
  const isDrawnForGuest = useIsDrawnForGuest();
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  useCodeAhead(prepare);
  if (user && !isOpen) setOpen(true);
  if (!isKnown && !isDrawnForGuest) {
    return (
      <div className={gate}>
        <WaitForActors>
          <Spinner label={t('login.checking')} />
        </WaitForActors>
      </div>
    );
  }
  if (!user && !isOpen) {
    return (
      <EmptyState
        icon={PersonIcon}
        headingLevel={1}
        title={title}
        description={text}
        action={
          <>
            <ButtonLink
              variant="solid"
              component={PageLink}
              href={loginPath(isHydrated ? { returnTo: thisAddress() } : {})}
            >
              {tPortal('button.login')}
            </ButtonLink>
            {/* Tools that fill the screen have no menu around them. */}
            <ButtonLink variant="plain" component={PageLink} href="/">
              {tPortal('notFound.home')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className={page}>
      {user ? null : (
        <Notice tone="warning" title={t('login.ended')}>
          {t('login.endedText')} <LoginAgainLink />
        </Notice>
      )}
      {children}
    </div>
  );
}
