import type { CalendarKey, User } from '@oshimado/contract';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { ErrorState } from '@oshimado/ui/error-state';
import { Link } from '@oshimado/ui/link';
import { Select } from '@oshimado/ui/select';
import { Spinner } from '@oshimado/ui/spinner';
import { FEED_NAMES } from '../../base/browser';
import { calendarKeyQuery } from '../../base/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/context';
import { useLimitSentence } from '../../base/errors';
import { useFavoriteGroups } from '../../base/groups';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { writtenLanguage } from '../../parts/video-card/text-language';
import { FailureNotice } from './FailureNotice';
import { actions, parts } from './account.css';
import { useAccountCall } from './account-hooks';
import { favoritesCalendar, favoritesFeed } from './calendar-address';
import { CalendarAddress } from './CalendarAddress';
import { CopyField } from './CopyField';

export interface FavoritesCalendarProps {
  readonly user: User;
  readonly isEnglish: boolean;
}

function useCalendarKey({ id }: User) {
  const client = useClient();
  const queries = useQueryClient();
  const options = calendarKeyQuery(client, id);
  const { queryKey } = options;
  const query = useQuery(options);
  const renew = async () => {
    const renewed = await client.postCalendarKey({});
    // An older request would bring the old key back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<CalendarKey>(queryKey, renewed);
  };
  return { ...query, renew };
}

function RenewAddress({ renew }: { renew: () => Promise<void> }) {
  const t = useTranslate('account');
  const notify = useNotify();
  const { isBusy, failure, run } = useAccountCall();
  const start = async () => {
    if (!(await run(renew))) return;
    notify({ key: 'calendar', tone: 'success', title: t('calendar.renewed') });
  };
  return (
    <>
      <div className={actions}>
        <AlertDialog
          title={t('calendar.renewTitle')}
          description={t('calendar.renewText')}
          cancelLabel={t('calendar.renewCancel')}
          actionLabel={t('calendar.renew')}
          onAction={() => void start()}
          trigger={<Button busy={isBusy}>{t('calendar.renew')}</Button>}
        />
      </div>
      {failure ? <FailureNotice title={t('calendar.renewFailed')} failure={failure} /> : null}
    </>
  );
}

interface AddressesProps {
  /** The calendar key. */
  readonly calendarKey: string;
  readonly isEnglish: boolean;
}

/** The calendar and the feeds of all favorites, or of a group of them. */
function Addresses({ calendarKey, isEnglish }: AddressesProps) {
  const t = useTranslate('account');
  const { groups } = useFavoriteGroups();
  const [chosen, choose] = useState('');
  // It may have been deleted since.
  const group = groups.some(({ id }) => id === chosen) ? chosen : '';
  const address = { origin: location.origin, key: calendarKey, group, isEnglish };
  return (
    <>
      {groups.length > 0 ? (
        <Select
          label={t('calendar.group')}
          options={[
            { value: '', label: t('calendar.allFavorites') },
            ...groups.map(({ id, name }) => ({
              value: id,
              label: name,
              lang: writtenLanguage(name),
            })),
          ]}
          value={group}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : null}
      <CalendarAddress
        label={t('calendar.favorites')}
        description={t('calendar.secret')}
        address={favoritesCalendar(address)}
      />
      <CopyField
        label={t('calendar.feed')}
        value={favoritesFeed(address, 'rss')}
        more={
          <>
            <Link href={favoritesFeed(address, 'atom')}>{FEED_NAMES.atom}</Link>
            <Link href={favoritesFeed(address, 'json')}>{FEED_NAMES.json}</Link>
          </>
        }
      />
    </>
  );
}

/** The calendar and the feeds of the viewer's favorites. Their addresses hold the calendar key, which gives access to nothing else. */
export function FavoritesCalendar({ user, isEnglish }: FavoritesCalendarProps) {
  const t = useTranslate('account');
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const { data, error, isError, isFetching, refetch, renew } = useCalendarKey(user);
  return (
    <div className={parts}>
      {data ? (
        <>
          <Addresses calendarKey={data.key} isEnglish={isEnglish} />
          <RenewAddress renew={renew} />
        </>
      ) : isError ? (
        <ErrorState
          title={t('calendar.loadFailed')}
          description={sayLimit(error, undefined)}
          retryLabel={tWidgets('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
          headingLevel={3}
        />
      ) : (
        <Spinner label={t('calendar.loading')} />
      )}
    </div>
  );
}
