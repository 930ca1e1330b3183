import type { Login, User } from '@oshimado/contract';
import { ButtonLink } from '@oshimado/ui/button';
import { ErrorState } from '@oshimado/ui/error-state';
import { DiscordMark, GoogleMark, Icon, XMark, type IconType } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { PageLink, useClient } from '../context';
import { loginChoicesQuery } from '../queries';
import { useTranslate } from '../sentences';
import { buttons, note } from './account.css';
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
  readonly user: User | null;
  readonly returnTo: string | undefined;
}

/** All providers for a guest; for a user, those that are not linked yet. */
function ProviderButtons({ services, user, returnTo }: ProviderButtonsProps) {
  const t = useTranslate('account');
  const offered = services.filter((name) => !user || user[`${name}_id`] === null);
  if (offered.length === 0) return <p className={note}>{t('login.allLinked')}</p>;
  return (
    <div className={buttons}>
      {offered.map((name) => (
        <ButtonLink
          key={name}
          variant={user ? 'soft' : 'solid'}
          href={startAddress(name, returnTo)}
          // The provider does not need to know which page the viewer came from.
          referrerPolicy="no-referrer"
        >
          <Icon icon={MARKS[name]} size="small" />
          {t(user ? 'login.link' : 'login.with', { provider: t(`provider.${name}`) })}
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
  /** Called after a login with a role of the demo. */
  readonly onDone: (login: Login) => void;
}

/** The ways to log in that this site offers. */
export function LoginChoices({ user, returnTo, onDone }: LoginChoicesProps) {
  const t = useTranslate('account');
  const client = useClient();
  const { data, isError, isFetching, refetch } = useQuery(loginChoicesQuery(client));
  if (isError) {
    return (
      <ErrorState
        title={t('login.servicesFailed')}
        description={t('login.servicesHelp')}
        retryLabel={t('login.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) return <Spinner label={t('page.loading')} />;
  const { services, demo } = data;
  const isOffered = services.length > 0;
  if (user && !isOffered) return null;
  return (
    <>
      {isOffered ? (
        <Section heading={t(user ? 'login.linkHeading' : 'login.providersHeading')}>
          <ProviderButtons services={services} user={user} returnTo={returnTo} />
          {user ? null : <p className={note}>{t('login.warning')}</p>}
          <p className={note}>
            {t('login.help')}{' '}
            <Link href="/about" component={PageLink}>
              {t('login.helpLink')}
            </Link>
          </p>
        </Section>
      ) : null}
      {demo && !user ? <DemoLogins onDone={onDone} /> : null}
      {isOffered || demo ? null : <Notice title={t('login.none')}>{t('login.noneHelp')}</Notice>}
    </>
  );
}
