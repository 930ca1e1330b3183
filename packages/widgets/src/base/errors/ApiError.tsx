/** Error state of a list or page: offline, or the server's failure with retry, logout and the site's social links. */
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { RefreshIcon, WarningIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { useSiteLinks } from '../context';
import { useLanguage } from '../sentences';
import * as css from './ApiError.css';
import { latePart } from '../late-part/late-part';
import { OrLimit } from './OrLimit';
import { UnlessOffline } from './UnlessOffline';

export interface ApiErrorProps {
  /** What is missing: a list, or all that a page is about. Default `list`. */
  readonly missing?: 'list' | 'page';
  /** What was thrown; undefined where that is not known. */
  readonly error: unknown;
  /** The server's message. Default none. */
  readonly reason?: string | undefined;
  readonly onRetry: () => void;
  /** A retry is in progress. */
  readonly isBusy: boolean;
}

/** Links to the site's social accounts, if the operator has set any. */
function SocialLinks() {
  const { t, tWidgets } = useLanguage();
  const { social } = useSiteLinks();
  if (social.length === 0) return null;
  return (
    <ul className={css.links}>
      {social.map(({ kind, href }) => (
        <li key={kind}>
          <Link href={href} externalLabel={tWidgets('newTab')}>
            {t(`error.social.${kind}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A page needs no button that only a failure shows: its code is loaded then. */
const LogoutButton = latePart(() => import('./LogoutButton'));

function Apology({ missing = 'list', error, reason, onRetry, isBusy }: ApiErrorProps) {
  const { t, tWidgets } = useLanguage();
  const isLinked = useSiteLinks().social.length > 0;
  return (
    <EmptyState
      role="alert"
      icon={WarningIcon}
      title={t('error.api.title')}
      action={
        <div className={css.more}>
          {reason ? <p className={css.text}>{reason}</p> : null}
          <p className={css.text}>
            <OrLimit error={error}>
              {t(`error.api.${missing}${isLinked ? '' : 'WithoutLinks'}`)}
            </OrLimit>
          </p>
          <SocialLinks />
          <div className={css.actions}>
            <Button variant="solid" startIcon={RefreshIcon} busy={isBusy} onClick={onRetry}>
              {tWidgets('retry')}
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
