import type { User } from '@oshimado/contract';
import { ButtonLink } from '@oshimado/ui/button';
import { DiscordMark, GoogleMark, Icon, XMark, type IconType } from '@oshimado/ui/icon';
import { useTranslate } from '../../i18n/LanguageProvider';
import { buttons, notes } from './Login.css';
import { startAddress, type Provider } from './login-return';

const MARKS: Readonly<Record<Provider, IconType>> = {
  discord: DiscordMark,
  google: GoogleMark,
  twitter: XMark,
};

export interface ProviderButtonsProps {
  /** Those that are set up. */
  readonly services: readonly Provider[];
  /** null for a guest. */
  readonly user: User | null;
  readonly returnTo: string | undefined;
}

/** Ways to log in; for a user, those that are not linked yet. */
export function ProviderButtons({ services, user, returnTo }: ProviderButtonsProps) {
  const t = useTranslate('account');
  const offered = services.filter((name) => !user || user[`${name}_id`] === null);
  if (offered.length === 0) return <p className={notes}>{t('login.allLinked')}</p>;
  return (
    <div className={buttons}>
      {offered.map((name) => (
        <ButtonLink
          key={name}
          variant={user ? 'soft' : 'solid'}
          href={startAddress(name, returnTo)}
          // The token is not in it, and the platform need not know which page sent somebody.
          referrerPolicy="no-referrer"
        >
          <Icon icon={MARKS[name]} size="small" />
          {t(user ? 'login.link' : 'login.with', { provider: t(`provider.${name}`) })}
        </ButtonLink>
      ))}
    </div>
  );
}
