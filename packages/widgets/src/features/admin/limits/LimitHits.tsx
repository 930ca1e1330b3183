/** Which limits were hit in the last week: by whom, of which call, how often. */
import type { LimitHit } from '@oshimado/contract';
import { Badge } from '@oshimado/ui/badge';
import { EmptyState } from '@oshimado/ui/empty-state';
import { SuccessIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Spinner } from '@oshimado/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { PageLink } from '../../../base/context';
import { RetryNotice } from '../../../base/errors';
import { useTranslate } from '../../../base/sentences';
import { When } from '../../../parts/when';
import { useAdminClient } from '../admin-client';
import * as css from '../admin.css';
import type { AdminPlace } from '../admin-place';
import { adminKey } from '../use-admin-pages';

interface HitProps {
  readonly hit: LimitHit;
  readonly hrefOf: (userId: string) => string;
}

function Hit({ hit, hrefOf }: HitProps) {
  const t = useTranslate('admin');
  const { limit, kind, network, user_id, username, call, count, last_at } = hit;
  return (
    <div className={css.card}>
      <div className={css.row}>
        {/* The name of the limit in RATE_LIMITS. */}
        <strong translate="no">{`${limit}.${kind}`}</strong>
        <Badge>{t(`limits.kinds.${kind}`)}</Badge>
        {network === null ? null : <span translate="no">{NETWORKS[network]}</span>}
        {user_id === null ? null : (
          <Link href={hrefOf(user_id)} component={PageLink}>
            <span translate="no">{username ?? user_id}</span>
          </Link>
        )}
      </div>
      {call === '' ? null : (
        <p className={css.fieldValue} translate="no">
          {call}
        </p>
      )}
      <p className={css.note}>
        {t('limits.count', { whole: count })} · <When at={Date.parse(last_at)} />
      </p>
    </div>
  );
}

const NETWORKS = { ipv4: 'IPv4', ipv6: 'IPv6' } as const;

export interface LimitHitsProps {
  readonly place: AdminPlace;
}

export function LimitHits({ place }: LimitHitsProps) {
  const t = useTranslate('admin');
  const client = useAdminClient();
  const {
    data: hits,
    error,
    isPending,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: adminKey('limits'),
    queryFn: ({ signal }) => client.getLimitHits({}, { signal }),
    staleTime: 0,
  });
  return (
    <section className={css.stack} aria-labelledby="limits">
      <h2 id="limits" className={css.heading}>
        {t('limits.heading')}
      </h2>
      <p className={css.note}>{t('limits.text')}</p>
      {isError ? (
        <RetryNotice error={error} onRetry={() => void refetch()} isBusy={isFetching}>
          {t('limits.failed')}
        </RetryNotice>
      ) : null}
      {isPending ? <Spinner label={t('limits.loading')} /> : null}
      {hits?.length === 0 ? (
        <EmptyState icon={SuccessIcon} headingLevel={3} title={t('limits.none')} />
      ) : null}
      {hits && hits.length > 0 ? (
        <ol className={css.list}>
          {hits.map((hit) => (
            <li key={[hit.limit, hit.kind, hit.network, hit.user_id, hit.call].join(' ')}>
              <Hit hit={hit} hrefOf={(id) => place.hrefFor('people', { words: id })} />
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
