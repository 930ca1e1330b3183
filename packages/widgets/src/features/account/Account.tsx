/** The login page below its heading: logging in for a guest; for a user, more logins and everything about the account. */
import { isTwitterOnly } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { useNavigateTo } from '../../base/context';
import { useNotify } from '../../base/toasts';
import { useTranslate } from '../../base/sentences';
import { UserCard } from '../../parts/user-card';
import { useViewer, WaitForActors } from '../../base/viewer';
import * as css from './account.css';
import { CalendarSection } from './CalendarSection';
import { FailureNotice } from './FailureNotice';
import { LoginChoices } from './LoginChoices';
import { Section } from './Section';
import {
  useLoginReturn,
  type LoggedIn,
  type LoginAddress,
  type LoginProgress,
} from './use-login-return';

const AccountSections = lazy(() => import('./AccountSections'));

/** Announces a login and opens the page it was started from. */
function useGreeting() {
  const t = useTranslate('account');
  const notify = useNotify();
  const navigate = useNavigateTo();
  return useCallback(
    ({ login, linked, returnTo }: LoggedIn) => {
      notify({
        key: 'login',
        tone: 'success',
        title: linked
          ? t('login.linkedNow', { provider: t(`provider.${linked}`) })
          : t('login.done', { name: login.user.username }),
      });
      if (returnTo !== undefined) navigate(returnTo, { replace: true });
    },
    [t, notify, navigate],
  );
}

function Progress({ progress }: { progress: LoginProgress }) {
  const t = useTranslate('account');
  if (progress.type === 'busy') {
    const words = t(progress.isLink ? 'login.busyLink' : 'login.busy');
    return (
      <div className={css.waiting}>
        <Spinner label={words} />
        <span aria-hidden="true">{words}</span>
      </div>
    );
  }
  if (progress.type === 'idle') return null;
  const { isLink, failure } = progress;
  return (
    <FailureNotice
      title={t(isLink ? 'failure.linkTitle' : 'failure.loginTitle')}
      failure={failure}
    />
  );
}

export interface AccountProps {
  /** Address of the page: a provider returns a login in it, and `#calendar` marks the calendars. */
  readonly address: LoginAddress;
  /** Name of the organization that the calendar filter starts with. */
  readonly org: string;
  /** Drawn below the sections, and not before them, as they would move it. Default nothing. */
  readonly children?: ReactNode;
}

/** Login, account and calendars. */
export function Account({ address, org, children }: AccountProps) {
  const t = useTranslate('account');
  const { user, isKnown } = useViewer();
  const greet = useGreeting();
  const { progress, returnTo, isAgain } = useLoginReturn(address, greet);
  return (
    <div className={css.account}>
      {user ? (
        <Section heading={user.username} isHeadingHidden>
          <UserCard place="login" />
        </Section>
      ) : null}
      <Progress progress={progress} />
      {user && isTwitterOnly(user) ? (
        <Notice tone="warning">{t('login.twitterOnly')}</Notice>
      ) : null}
      {isKnown ? (
        <>
          <LoginChoices
            user={user}
            returnTo={returnTo}
            isAgain={isAgain}
            onDone={(login) => greet({ login, linked: undefined, returnTo })}
          />
          <Suspense fallback={<Spinner label={t('page.loading')} />}>
            {/* The key empties the fields when another account logs in. */}
            {user ? <AccountSections key={user.id} user={user} /> : null}
            <CalendarSection user={user} address={address} org={org} />
            {children}
          </Suspense>
        </>
      ) : (
        <WaitForActors>
          <Spinner label={t('page.loading')} />
        </WaitForActors>
      )}
    </div>
  );
}
