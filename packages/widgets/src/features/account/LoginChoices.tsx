import type { Login, User } from '@oshimado/contract';
import { ButtonLink } from '@oshimado/ui/button';
import { ErrorState } from '@oshimado/ui/error-state';
import { DiscordMark, GoogleMark, Icon, XMark, type IconType } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { PageLink, useClient } from '../../base/context';
import { loginChoicesQuery } from '../../base/queries';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { buttons, note, text } from './account.css';
import { DemoLogins } from './DemoLogins';
import { startAddress, type Provider } from './login-return';
import { Section } from './Section';

const MARKS: Readonly<Record<Provider, IconType>> = {
  discord: DiscordMark,
  google: GoogleMark,
  twitter: XMark,
};

interface ProviderButtonsProps {
  readonly services: readonly Provider[];
  /** Whether they add a login to an account, instead of logging in. */
  readonly isLink: boolean;
  readonly returnTo: string | undefined;
}

function ProviderButtons({ services, isLink, returnTo }: ProviderButtonsProps) {
  const t = useTranslate('account');
  return (
    <div className={buttons}>
      {services.map((name) => (
        <ButtonLink
          key={name}
          variant={isLink ? 'soft' : 'solid'}
          href={startAddress(name, returnTo)}
          // The provider does not need to know which page the viewer came from.
          referrerPolicy="no-referrer"
        >
          <Icon icon={MARKS[name]} size="small" />
          {t(isLink ? 'login.link' : 'login.with', { provider: t(`provider.${name}`) })}
        </ButtonLink>
      ))}
    </div>
  );
}

export interface LoginChoicesProps {
  /** null for a guest. */
  readonly user: User | null;
  /** Path to open after the login. */
  readonly returnTo: string | undefined;
  /** Whether a user was asked to log in once more. */
  readonly isAgain: boolean;
  /** Called after a login with a role of the demo. */
  readonly onDone: (login: Login) => void;
}

interface ProvidersProps {
  readonly services: readonly Provider[];
  /** Those that the account has already. */
  readonly linked: readonly Provider[];
  readonly isUser: boolean;
  readonly returnTo: string | undefined;
}

/** All providers for a guest; for a user, those that are not linked yet. */
function Providers({ services, linked, isUser, returnTo }: ProvidersProps) {
  const t = useTranslate('account');
  const offered = services.filter((name) => !linked.includes(name));
  return (
    <Section heading={t(isUser ? 'login.linkHeading' : 'login.providersHeading')}>
      {offered.length === 0 ? (
        <p className={note}>{t('login.allLinked')}</p>
      ) : (
        <ProviderButtons services={offered} isLink={isUser} returnTo={returnTo} />
      )}
      {isUser ? null : <p className={note}>{t('login.warning')}</p>}
      <p className={note}>
        {t('login.help')}{' '}
        <Link href="/about" component={PageLink}>
          {t('login.helpLink')}
        </Link>
      </p>
    </Section>
  );
}

/** The ways to log in that this site offers. */
export function LoginChoices({ user, returnTo, isAgain, onDone }: LoginChoicesProps) {
  const t = useTranslate('account');
  const tPortal = useTranslate();
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const sayLimit = useLimitSentence();
  const { data, error, isError, isFetching, refetch } = useQuery(loginChoicesQuery(client));
  if (isError) {
    return (
      <ErrorState
        title={t('login.servicesFailed')}
        description={sayLimit(error, tPortal('list.failedHint'))}
        retryLabel={tWidgets('retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <Spinner label={t('page.loading')} />;
  const { services, demo } = data;
  const linked = services.filter((name) => user && user[`${name}_id`] !== null);
  return (
    <>
      {user && isAgain ? (
        <Section heading={t('login.againHeading')}>
          <p className={text}>{t('login.againText')}</p>
          <ProviderButtons services={linked} isLink={false} returnTo={returnTo} />
          {demo ? <DemoLogins user={user} onDone={onDone} /> : null}
        </Section>
      ) : null}
      {services.length > 0 ? (
        <Providers services={services} linked={linked} isUser={user !== null} returnTo={returnTo} />
      ) : null}
      {demo && !user ? (
        <Section heading={t('login.demoHeading')}>
          <p className={text}>{t('login.demoText')}</p>
          <DemoLogins user={null} onDone={onDone} />
        </Section>
      ) : null}
      {services.length > 0 || demo || user ? null : (
        <Notice title={t('login.none')}>{t('login.noneHelp')}</Notice>
      )}
    </>
  );
}
