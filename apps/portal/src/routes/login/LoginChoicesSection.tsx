import type { Login, User } from '@oshimado/contract';
import { ErrorState } from '@oshimado/ui/error-state';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../app/ClientProvider';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';
import { DemoLogins } from './DemoLogins';
import { notes } from './Login.css';
import { ProviderButtons } from './ProviderButtons';
import { Section } from './Section';

export interface LoginChoicesSectionProps {
  readonly user: User | null;
  readonly returnTo: string | undefined;
  /** Called once somebody has stepped in as a role of the demo. */
  readonly onDone: (login: Login) => void;
}

/** The ways to log in that this site has set up. */
export function LoginChoicesSection({ user, returnTo, onDone }: LoginChoicesSectionProps) {
  const t = useTranslate('account');
  const client = useClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['login', 'services'],
    queryFn: ({ signal }) => client.getLoginServices({}, { signal }),
    staleTime: Infinity,
  });
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
          {user ? null : <p className={notes}>{t('login.warning')}</p>}
          <p className={notes}>
            {t('login.help')}{' '}
            <Link href="/about" component={RouterLink}>
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
