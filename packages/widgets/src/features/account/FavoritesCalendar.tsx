import type { CalendarKey, User } from '@oshimado/contract';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { ErrorState } from '@oshimado/ui/error-state';
import { Spinner } from '@oshimado/ui/spinner';
import { calendarKeyQuery } from '../../base/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { FailureNotice } from './FailureNotice';
import { actions, parts } from './account.css';
import { useAccountCall } from './account-hooks';
import { favoritesCalendar } from './calendar-address';
import { CalendarAddress } from './CalendarAddress';

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

/** The calendar of the viewer's favorites. Its address holds the calendar key, which gives access to nothing else. */
export function FavoritesCalendar({ user, isEnglish }: FavoritesCalendarProps) {
  const t = useTranslate('account');
  const sayLimit = useLimitSentence();
  const { data, error, isError, isFetching, refetch, renew } = useCalendarKey(user);
  return (
    <div className={parts}>
      {data ? (
        <>
          <CalendarAddress
            label={t('calendar.favorites')}
            description={t('calendar.secret')}
            address={favoritesCalendar(location.origin, data.key, isEnglish)}
          />
          <RenewAddress renew={renew} />
        </>
      ) : isError ? (
        <ErrorState
          title={t('calendar.loadFailed')}
          description={sayLimit(error, undefined)}
          retryLabel={t('sessions.retry')}
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
