/** `/login`: logging in for a guest; for a user, further logins and everything about the account. */
import type { User } from '@oshimado/contract';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { isTwitterOnly } from '@oshimado/domain';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../actors/use-viewer';
import { WaitForActors } from '../../actors/WaitForActors';
import { usePageTitle } from '../../app/page-head';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useNotify } from '../../notices/NoticesProvider';
import { UserCard } from '../../shell/user-card/UserCard';
import { CalendarSection } from './calendar/CalendarSection';
import { FailureNotice } from './FailureNotice';
import * as css from './Login.css';
import { LoginChoicesSection } from './LoginChoicesSection';
import { Section } from './Section';
import { useLoginReturn, type LoggedIn, type LoginProgress } from './use-login-return';

const AccountSections = lazy(() => import('./account/AccountSections'));

function useGreeting() {
  const t = useTranslate('account');
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    ({ login, linked, returnTo }: LoggedIn) => {
      notify({
        key: 'login',
        tone: 'success',
        title: linked
          ? t('login.linkedNow', { provider: t(`provider.${linked}`) })
          : t('login.done', { name: login.user.username }),
      });
      if (returnTo !== undefined) void navigate(returnTo, { replace: true });
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
  const { isLink, code } = progress;
  return (
    <FailureNotice title={t(isLink ? 'failure.linkTitle' : 'failure.loginTitle')} code={code} />
  );
}

function Account({ user }: { user: User }) {
  const t = useTranslate('account');
  return (
    <Suspense fallback={<Spinner label={t('page.loading')} />}>
      {/* Another account starts with nothing of the last one in its fields. */}
      <AccountSections key={user.id} user={user} />
    </Suspense>
  );
}

/**
 * Who has just logged in or out here is on another page at the same address: its heading takes the focus that was lost with
 * the button. `undefined` while nobody knows who it is.
 */
function useLedByAccount(account: string | null | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(account);
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== account;
    before.current = account;
    if (isAnother && document.activeElement === document.body) heading.current?.focus();
  }, [account]);
  return heading;
}

export default function Login() {
  const t = useTranslate('account');
  const { user, isKnown } = useViewer();
  const heading = useLedByAccount(isKnown ? (user?.id ?? null) : undefined);
  const greet = useGreeting();
  const { progress, returnTo } = useLoginReturn(greet);
  const title = t(user ? 'page.accountTitle' : 'page.loginTitle');
  usePageTitle(title);
  return (
    <div className={css.page}>
      <h1 ref={heading} className={css.title} tabIndex={-1}>
        {title}
      </h1>
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
        <LoginChoicesSection
          user={user}
          returnTo={returnTo}
          onDone={(login) => greet({ login, linked: undefined, returnTo })}
        />
      ) : (
        <WaitForActors>
          <Spinner label={t('page.loading')} />
        </WaitForActors>
      )}
      {user ? <Account user={user} /> : null}
      <CalendarSection user={user} />
    </div>
  );
}
