import { relayInviteAddress } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { BotIcon, DiscordMark, Icon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { Ref } from 'react';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import * as css from './RelayBot.css';
import { useRelay } from './relay-context';

/** Why the last login failed. */
export function LoginFailed() {
  const t = useTranslate('relayBot');
  const sayLimit = useLimitSentence();
  const { failure } = useRelay().login;
  if (!failure) return null;
  const why =
    failure.at === 'discord'
      ? t(`loginFailed.${failure.code}`)
      : sayLimit(failure.cause, t(`why.${failure.code}`));
  return (
    <Notice tone="danger" role="alert" title={t('loginFailed.title')}>
      {why}
    </Notice>
  );
}

export interface InviteLinkProps {
  /** Id of the server that Discord proposes. Default: the viewer chooses. */
  readonly guildId?: string;
}

/** Invites the bot in a new tab. The demo's bot cannot be invited. */
export function InviteLink({ guildId }: InviteLinkProps) {
  const t = useTranslate('relayBot');
  const tWidgets = useTranslate('widgets');
  const { site } = useRelay();
  if (site.isDemo) return null;
  return (
    <ButtonLink
      href={relayInviteAddress(site, guildId)}
      target="_blank"
      rel="noopener"
      referrerPolicy="no-referrer"
    >
      <Icon icon={BotIcon} size="small" />
      {t('welcome.invite')}
      <VisuallyHidden>{tWidgets('newTab')}</VisuallyHidden>
    </ButtonLink>
  );
}

export interface RelayWelcomeProps {
  /** Its heading. */
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Two ways to begin: log in, or invite the bot. */
export function RelayWelcome({ headingRef }: RelayWelcomeProps) {
  const t = useTranslate('relayBot');
  const { site, login } = useRelay();
  return (
    <section className={css.welcome}>
      <h2 ref={headingRef} tabIndex={-1} className={css.heading}>
        {t('welcome.title')}
      </h2>
      {site.isDemo ? <Notice>{t('welcome.demo')}</Notice> : null}
      <LoginFailed />
      <p role="status" className={css.status}>
        {login.isFinishing ? t('welcome.busy') : null}
      </p>
      <div className={css.choices}>
        <div className={css.choice}>
          <Button
            variant="solid"
            startIcon={DiscordMark}
            busy={login.isLeaving || login.isFinishing}
            onClick={login.start}
          >
            {t('welcome.login')}
          </Button>
          <p className={css.note}>{t('welcome.loginHint')}</p>
        </div>
        {site.isDemo ? null : (
          <div className={css.choice}>
            <InviteLink />
            <p className={css.note}>{t('welcome.inviteHint')}</p>
          </div>
        )}
      </div>
    </section>
  );
}
