/** Error state of a list or page: offline, or the server's failure with retry, logout and the site's social links. */
import { selectUser } from '@oshimado/machines/session';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { RefreshIcon, WarningIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useActorValue, useSend } from '../viewer/ActorsProvider';
import { useSiteLinks } from '../context';
import { useTranslate } from '../sentences';
import * as css from './ApiError.css';
import { UnlessOffline } from './UnlessOffline';

export interface ApiErrorProps {
  /** What is missing: a list, or all that a page is about. Default `list`. */
  readonly missing?: 'list' | 'page';
  /** The server's message. Default none. */
  readonly reason?: string | undefined;
  readonly onRetry: () => void;
  /** A retry is in progress. */
  readonly isBusy: boolean;
}

/** Links to the site's social accounts, if the operator has set any. */
function SocialLinks() {
  const t = useTranslate();
  const { social } = useSiteLinks();
  if (social.length === 0) return null;
  return (
    <ul className={css.links}>
      {social.map(({ kind, href }) => (
        <li key={kind}>
          <Link href={href} externalLabel={t('error.newTab')}>
            {t(`error.social.${kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Logging out helps where the server fails because of the login. */
function LogoutButton() {
  const t = useTranslate();
  const user = useActorValue('session', selectUser, null);
  const send = useSend('session');
  if (user === null) return null;
  return (
    <Button variant="plain" onClick={() => send({ type: 'session.logout' })}>
      {t('error.logout')}
    </Button>
  );
}

const SENTENCES = {
  list: { withLinks: 'error.api.text', alone: 'error.api.textWithoutLinks' },
  page: { withLinks: 'error.api.page', alone: 'error.api.pageWithoutLinks' },
} as const;

function Apology({ missing = 'list', reason, onRetry, isBusy }: ApiErrorProps) {
  const t = useTranslate();
  const { social } = useSiteLinks();
  return (
    <EmptyState
      role="alert"
      icon={WarningIcon}
      title={t('error.api.title')}
      action={
        <div className={css.more}>
          {reason ? <p className={css.text}>{reason}</p> : null}
          <p className={css.text}>
            {t(SENTENCES[missing][social.length > 0 ? 'withLinks' : 'alone'])}
          </p>
          <SocialLinks />
          <div className={css.actions}>
            <Button variant="solid" startIcon={RefreshIcon} busy={isBusy} onClick={onRetry}>
              {t('error.api.retry')}
            </Button>
            <LogoutButton />
          </div>
          <p className={css.tip}>{t('error.api.tip')}</p>
        </div>
      }
    />
  );
}

export function ApiError(props: ApiErrorProps) {
  return (
    <UnlessOffline onRetry={props.onRetry} isBusy={props.isBusy}>
      <Apology {...props} />
    </UnlessOffline>
  );
}
